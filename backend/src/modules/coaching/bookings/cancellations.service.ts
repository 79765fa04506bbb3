import { Injectable } from '@nestjs/common';
import { Clock, days, later, seconds } from '../../../kernel/clock.js';
import { conflict } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { BookingRow } from './booking.sql.js';
import { SessionsService } from './sessions.service.js';

/** How long a session that the coach has called off can be booked again at least, whenever it would have expired. */
const TIME_FOR_ANOTHER = days(30);

/** A booking ends. The session it took of a member's counts as free again by that. */
@Injectable()
export class CancellationsService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** By whoever booked, within the time that the offering gives; the caller has locked the booking. Twice is the same as once. */
  async byPerson(tx: Tx, booking: BookingRow): Promise<void> {
    if (booking.state === 'cancelled') return;
    const isOpen = booking.state === 'unconfirmed' || mayChange(booking, this.clock.now());
    if (!isOpen) throw conflict('too_late', 'It’s too late to cancel online. Please write to your coach.');
    await this.cancel(tx, booking, null);
    // What nobody has confirmed goes without a mail.
    if (booking.state === 'confirmed') await this.tell(tx, booking, false);
  }

  /** By the coach, with words that the person reads. Answers whether anything was done. */
  async byCoach(tx: Tx, booking: BookingRow, reason: string): Promise<boolean> {
    if (booking.state === 'cancelled') return false;
    if (booking.state !== 'confirmed' || booking.startsAt <= this.clock.now())
      throw conflict('too_late', 'You can only cancel a confirmed, upcoming booking');
    await this.cancel(tx, booking, reason);
    await this.leaveTimeForAnother(tx, booking);
    await this.tell(tx, booking, true);
    return true;
  }

  /**
   * Nothing is agreed to any more for the minor who is to come: nobody chose it, so her session counts as free again as after the coach's
   * own cancellation. Her guardians and the coach are told, and she is not.
   */
  async withoutConsent(tx: Tx, booking: BookingRow, guardianIds: readonly string[]): Promise<void> {
    await this.cancel(tx, booking, null);
    await this.leaveTimeForAnother(tx, booking);
    if (booking.state === 'confirmed')
      await this.outbox.publish(tx, 'call.cancelled', {
        bookingId: booking.id,
        accountId: booking.accountId,
        byCoach: false,
        withoutConsentOf: [...guardianIds],
      });
  }

  /** Its session is not the member's any more; the coach is told, too. */
  async withoutCredit(tx: Tx, booking: BookingRow): Promise<void> {
    await this.cancel(tx, booking, null);
    await this.tell(tx, booking, false);
  }

  /** A time that was held for a payment is free again, is not asked about any more, and nobody is told; the caller holds the lock. */
  async letGo(
    tx: Tx,
    { accountId, productId, bookingId }: { accountId: string; productId: string; bookingId?: string },
  ): Promise<void> {
    const held = await tx.query<Pick<BookingRow, 'id' | 'sessionId'>>(
      `select id, session_id as "sessionId" from coaching_bookings
       where account_id = $1 and product_id = $2 and (state = 'unconfirmed' or is_lapsed)
         and ($3::uuid is null or id = $3) for update`,
      [accountId, productId, bookingId ?? null],
    );
    for (const booking of held) await this.cancel(tx, booking, null);
  }

  /**
   * Places of a group that were held and not paid in time go to others, and whoever held one is asked about it in the cart (product
   * rule 9.22); without a session, those of all groups. The caller holds the lock.
   */
  async letOverdueGo(tx: Tx, sessionId: string | null): Promise<void> {
    await tx.query(
      `update coaching_bookings b set state = 'cancelled', cancelled_at = $1, is_lapsed = true from coaching_sessions s
       where s.id = b.session_id and s.places is not null and b.state = 'unconfirmed' and b.pay_until <= $1
         and ($2::uuid is null or s.id = $2)`,
      [this.clock.now(), sessionId],
    );
  }

  private async cancel(
    tx: Tx,
    { id, sessionId }: Pick<BookingRow, 'id' | 'sessionId'>,
    reason: string | null,
  ): Promise<void> {
    await tx.query(
      `update coaching_bookings set state = 'cancelled', cancelled_at = $2, cancel_reason = $3, is_lapsed = false where id = $1`,
      [id, this.clock.now(), reason],
    );
    await this.sessions.followCancelled(tx, id);
    await this.sessions.freeWhenEmpty(tx, sessionId);
  }

  private async leaveTimeForAnother(tx: Tx, { creditId }: Pick<BookingRow, 'creditId'>): Promise<void> {
    await tx.query('update coaching_credits set expires_at = $2 where id = $1 and expires_at < $2', [
      creditId,
      later(this.clock.now(), TIME_FOR_ANOTHER),
    ]);
  }

  private tell(tx: Tx, { id, accountId }: BookingRow, byCoach: boolean): Promise<void> {
    return this.outbox.publish(tx, 'call.cancelled', { bookingId: id, accountId, byCoach });
  }
}

/** Until when whoever booked may cancel it, or move it. */
export const changeUntil = ({
  startsAt,
  cancelNoticeSeconds,
}: Pick<BookingRow, 'startsAt' | 'cancelNoticeSeconds'>): Date =>
  later(startsAt, -seconds(cancelNoticeSeconds));

export const mayChange = (booking: BookingRow, now: Date): boolean =>
  booking.state === 'confirmed' && now <= changeUntil(booking);
