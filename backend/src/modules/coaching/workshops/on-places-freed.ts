import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { Clock } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { StandingQueries } from '../../accounts/index.js';
import { BOOKING_ROW, type BookingRow } from '../bookings/booking.sql.js';
import { CancellationsService } from '../bookings/cancellations.service.js';
import { SessionsService } from '../bookings/sessions.service.js';
import { WaitingListService } from './waiting-list.service.js';

/** Frees spots and passes them on: of minors without consent, of times removed from the cart, of canceled bookings. */
@Injectable()
export class OnPlacesFreed {
  constructor(
    private readonly cancellations: CancellationsService,
    private readonly sessions: SessionsService,
    private readonly standing: StandingQueries,
    private readonly clock: Clock,
    private readonly waiting: WaitingListService,
  ) {}

  /**
   * Cancels upcoming sessions of a minor without consent. If the minor is a companion, the other person's spot stays.
   */
  @On('standing.changed', 'coaching.end-second-places')
  async endSecondPlaces({ accountId }: EventMap['standing.changed'], tx: Tx): Promise<void> {
    if (await this.standing.allows('take-part', accountId, tx)) return;
    await this.sessions.lock(tx);
    await this.cancelHers(tx, accountId);
    await this.endComingAlong(tx, accountId);
  }

  /** Offers a free spot to the person who has waited longest; nobody else can take it until it expires. */
  @On('call.cancelled', 'coaching.offer-place')
  async offerPlace({ bookingId }: EventMap['call.cancelled'], tx: Tx): Promise<void> {
    const booking = await tx.one<{ sessionId: string }>(
      'select session_id as "sessionId" from coaching_bookings where id = $1',
      [bookingId],
    );
    if (booking) await this.waiting.offerPlaces(tx, booking.sessionId);
  }

  /** Frees a held time that was removed from the cart. */
  @On('held-time.left', 'coaching.let-go')
  async letGo({ accountId, productId, bookingId }: EventMap['held-time.left'], tx: Tx): Promise<void> {
    await this.sessions.lock(tx);
    await this.cancellations.letGo(tx, { accountId, productId, bookingId });
  }

  private async cancelHers(tx: Tx, accountId: string): Promise<void> {
    const hers = await tx.query<BookingRow>(
      `${BOOKING_ROW} where b.account_id = $1 and b.second_of is null and b.state in ('unconfirmed', 'confirmed')
         and s.starts_at > $2 order by b.id for update of s, b`,
      [accountId, this.clock.now()],
    );
    const guardians = await tx.query<{ id: string }>(
      'select guardian_id as id from guardianships where ward_id = $1 order by guardian_id',
      [accountId],
    );
    for (const booking of hers)
      await this.cancellations.withoutConsent(
        tx,
        booking,
        guardians.map(({ id }) => id),
      );
  }

  private async endComingAlong(tx: Tx, accountId: string): Promise<void> {
    const firsts = await tx.query<{ id: string }>(
      `select b.id from coaching_bookings b join coaching_sessions s on s.id = b.session_id
       where b.companion_id = $1 and b.state in ('unconfirmed', 'confirmed') and s.starts_at > $2 order by b.id for update of b`,
      [accountId, this.clock.now()],
    );
    for (const { id } of firsts) {
      await this.sessions.closeSecond(tx, id);
      await tx.query('update coaching_bookings set companion_id = null where id = $1', [id]);
    }
  }
}
