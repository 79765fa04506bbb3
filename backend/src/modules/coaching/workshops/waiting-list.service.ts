import { Injectable } from '@nestjs/common';
import { Clock, hours, later, minutes } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { CancellationsService } from '../bookings/cancellations.service.js';
import { SessionsService } from '../bookings/sessions.service.js';
import { placesLeft, WORKSHOP_DATE, type WorkshopDateRow } from './workshop-dates.queries.js';

/** Time that an offered spot is kept, at most until the group begins. */
const OFFERED_FOR = hours(24);

/** Manages the waiting lists of full dates. Free spots are offered in the order of the list. */
@Injectable()
export class WaitingListService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsService,
    private readonly cancellations: CancellationsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Joins the list; joining again changes nothing. Refused while spots are left, and for members who have one. */
  async join(accountId: string, sessionId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const date = await this.lock(tx, sessionId);
      if (date.startsAt <= this.clock.now()) throw conflict('too_late', 'This date has passed.');
      if (placesLeft(date) > 0) throw conflict('not_full', 'There are spots left. You can book one now.');
      const own = await tx.one<unknown>(
        `select from coaching_bookings where session_id = $1 and account_id = $2 and state <> 'cancelled'`,
        [sessionId, accountId],
      );
      if (own) throw conflict('booked_already', 'You already have a spot on this date.');
      await tx.query(
        `insert into coaching_waiting (id, session_id, account_id, created_at) values ($1, $2, $3, $4)
         on conflict (session_id, account_id) do nothing`,
        [newId(), sessionId, accountId, this.clock.now()],
      );
    });
  }

  /** Leaves the list; a spot kept for the member is offered to the next person. */
  async leave(accountId: string, sessionId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.remove(tx, accountId, sessionId);
      await this.offerPlaces(tx, sessionId);
    });
  }

  /**
   * Removes the member from the list and frees a spot offered to them. Returns true if there was one, so that the
   * caller can offer it.
   */
  async remove(tx: Tx, accountId: string, sessionId: string): Promise<boolean> {
    const rows = await tx.query<{ id: string; wasOffered: boolean | null }>(
      `delete from coaching_waiting where session_id = $1 and account_id = $2
       returning id, offered_until > $3 as "wasOffered"`,
      [sessionId, accountId, this.clock.now()],
    );
    await this.tellEnded(tx, rows);
    return rows[0]?.wasOffered ?? false;
  }

  /** Offers the free spots of a date to the people who have waited longest. Does nothing for other sessions. */
  async offerPlaces(tx: Tx, sessionId: string): Promise<void> {
    const now = this.clock.now();
    const date = await tx.one<{ id: string; startsAt: Date; free: number }>(
      `select id, starts_at as "startsAt", places - taken as free from coaching_sessions
       where id = $1 and places > taken and state = 'confirmed' and starts_at > $2 for update`,
      [sessionId, now],
    );
    if (!date) return;
    const until = new Date(Math.min(later(now, OFFERED_FOR).getTime(), date.startsAt.getTime()));
    const next = await tx.query<{ id: string; accountId: string }>(
      `update coaching_waiting set offered_until = $2 where id in (
         select w.id from coaching_waiting w join members m on m.id = w.account_id and m.blocked_at is null
         where w.session_id = $1 and w.offered_until is null
           and not exists (select from absent_minors a where a.id = w.account_id and a.is_closed) order by w.created_at, w.id limit $3)
       returning id, account_id as "accountId"`,
      [sessionId, until, date.free],
    );
    for (const { id, accountId } of next)
      await this.outbox.publish(tx, 'place.offered', {
        waitingId: id,
        accountId,
        sessionId,
        offeredUntil: until.toISOString(),
      });
  }

  /**
   * Offers spots to the next people on the list: spots not taken in time, spots held and not paid, and any other free
   * ones.
   */
  @Every(minutes(1), 'coaching.offer-places')
  async passOn(): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.sessions.lock(tx);
      await this.cancellations.letOverdueGo(tx, null);
      const lapsed = await tx.query<{ id: string }>(
        'delete from coaching_waiting where offered_until <= $1 returning id',
        [this.clock.now()],
      );
      await this.tellEnded(tx, lapsed);
    });
    const open = await this.database.query<{ id: string }>(
      `select s.id from coaching_sessions s where s.places > s.taken and s.state = 'confirmed' and s.starts_at > $1
         and exists (select from coaching_waiting w where w.session_id = s.id and w.offered_until is null) order by s.id`,
      [this.clock.now()],
    );
    for (const { id } of open) await this.database.transaction((tx) => this.offerPlaces(tx, id));
  }

  /** Withdraws the notifications of offered places that are taken, given up or passed on. */
  private async tellEnded(tx: Tx, waiting: readonly { id: string }[]): Promise<void> {
    const ids = waiting.map(({ id }) => id);
    if (ids.length > 0) await this.outbox.publish(tx, 'subject.gone', { subject: 'offered-place', ids });
  }

  private async lock(tx: Tx, sessionId: string): Promise<WorkshopDateRow> {
    const date = await tx.one<WorkshopDateRow>(`${WORKSHOP_DATE} and s.id = $1 for update of s`, [sessionId]);
    if (!date) throw notFound('Date');
    return date;
  }
}
