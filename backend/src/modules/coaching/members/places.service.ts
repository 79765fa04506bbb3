import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { SecondPlacesService } from '../bookings/second-places.service.js';
import type { IntakeAnswer } from '../offerings/intake.js';

interface Place {
  accountId: string;
  sessionId: string;
  /** Credit of the member that the booking uses; null for none. */
  creditId: string | null;
  /** Name of the member's companion, where a place is for two. */
  companion?: string | null;
  /** Account of the daughter who comes along; null if the companion has no account here. */
  companionId?: string | null;
  note: string | null;
  /** Empty if nothing is asked or the coach books. */
  answers: readonly IntakeAnswer[];
  /** Time zone for times in emails; null for the account's. */
  timeZone: string | null;
  byCoach: boolean;
}

/** A place that its payment confirms. */
interface HeldPlace
  extends Pick<
    Place,
    'accountId' | 'sessionId' | 'companion' | 'companionId' | 'note' | 'answers' | 'timeZone'
  > {
  productId: string;
  payUntil: Date;
}

/** Gives a member a place in a session, confirmed at once or held for a payment. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly database: Database,
    private readonly seconds: SecondPlacesService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Checks a member before the coach books for them: 404 for nobody, 409 for a blocked member, who could not join. */
  async expectMayCome(memberId: string): Promise<void> {
    const member = await this.database.one<{ isBlocked: boolean }>(
      'select blocked_at is not null as "isBlocked" from members where id = $1',
      [memberId],
    );
    if (!member) throw notFound('Student');
    if (member.isBlocked)
      throw conflict(
        'member_blocked',
        'This student is blocked and could not join. Unblock the account first, then book.',
      );
  }

  /** Adds a confirmed booking and returns its id. */
  async add(
    tx: Tx,
    {
      accountId,
      sessionId,
      creditId,
      companion = null,
      companionId = null,
      note,
      answers,
      timeZone,
      byCoach,
    }: Place,
  ): Promise<string> {
    const id = newId();
    await tx.query(
      `insert into coaching_bookings
         (id, session_id, account_id, credit_id, name, email, companion, companion_id, note, answers, time_zone, state, created_at, confirmed_at)
       select $1, $2, m.id, $4, m.name, m.email, $8, $10, $5, $9, coalesce($6, m.time_zone), 'confirmed', $7, $7 from members m where m.id = $3`,
      [
        id,
        sessionId,
        accountId,
        creditId,
        note,
        timeZone,
        this.clock.now(),
        companion,
        JSON.stringify(answers),
        companionId,
      ],
    );
    await this.outbox.publish(tx, 'call.confirmed', { bookingId: id, accountId, byCoach });
    if (companionId !== null) await this.seconds.open(tx, id);
    return id;
  }

  /** Adds a held booking and returns its id. Nobody is notified yet. */
  async hold(
    tx: Tx,
    {
      accountId,
      sessionId,
      companion = null,
      companionId = null,
      note,
      answers,
      timeZone,
      productId,
      payUntil,
    }: HeldPlace,
  ): Promise<string> {
    const id = newId();
    await tx.query(
      `insert into coaching_bookings
         (id, session_id, account_id, product_id, pay_until, name, email, companion, companion_id, note, answers, time_zone, state, created_at)
       select $1, $2, m.id, $4, $5, m.name, m.email, $9, $11, $6, $10, coalesce($7, m.time_zone), 'unconfirmed', $8 from members m where m.id = $3`,
      [
        id,
        sessionId,
        accountId,
        productId,
        payUntil,
        note,
        timeZone,
        this.clock.now(),
        companion,
        JSON.stringify(answers),
        companionId,
      ],
    );
    return id;
  }
}
