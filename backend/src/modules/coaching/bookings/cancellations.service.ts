import { Injectable } from '@nestjs/common';
import { Clock, days, later, seconds } from '../../../kernel/clock.js';
import { conflict } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { BookingRow } from './booking.sql.js';
import { SessionsService } from './sessions.service.js';

/**
 * Minimum time to book a session again after the coach canceled it, regardless of when the credit would have expired.
 */
const TIME_FOR_ANOTHER = days(30);

/** Ends bookings. A credit used for one becomes available again. */
@Injectable()
export class CancellationsService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Cancels for the person who booked, within the offering's limit; the caller has locked the booking. Canceling again
   * changes nothing.
   */
  async byPerson(tx: Tx, booking: BookingRow): Promise<void> {
    if (booking.state === 'cancelled') return;
    const isOpen = booking.state === 'unconfirmed' || mayChange(booking, this.clock.now());
    if (!isOpen) throw conflict('too_late', 'It’s too late to cancel online. Please write to your coach.');
    await this.cancel(tx, booking, null);
    // An unconfirmed booking ends without an email.
    if (booking.state === 'confirmed') await this.tell(tx, booking, false);
  }

  /** Cancels for the coach, with a message to the person. Returns true if anything changed. */
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
   * Cancels a minor's sessions after the last consent ended. Nobody chose it, so the credit becomes available again, as
   * after the coach's cancellation. Guardians and the coach are notified, and the minor is not.
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

  /** Cancels sessions whose credit ended; the coach is notified, too. */
  async withoutCredit(tx: Tx, booking: BookingRow): Promise<void> {
    await this.cancel(tx, booking, null);
    await this.tell(tx, booking, false);
  }

  /** Frees a time that was held for a payment, without notifying anyone. The caller holds the lock. */
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
   * Frees a group's spots whose hold for payment expired; the cart then asks about each (product rule 9.22). Without a
   * session id, frees those of all groups. The caller holds the lock.
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

/** Time until which the person who booked can cancel or move. */
export const changeUntil = ({
  startsAt,
  cancelNoticeSeconds,
}: Pick<BookingRow, 'startsAt' | 'cancelNoticeSeconds'>): Date =>
  later(startsAt, -seconds(cancelNoticeSeconds));

export const mayChange = (booking: BookingRow, now: Date): boolean =>
  booking.state === 'confirmed' && now <= changeUntil(booking);
