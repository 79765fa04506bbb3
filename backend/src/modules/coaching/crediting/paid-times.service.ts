import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { SessionsService } from '../bookings/sessions.service.js';
import { CreditsService } from './credits.service.js';

/** A paid product, and the booking held for it. */
type PaidTime = { accountId: string; orderId: string; productId: string; bookingId: string };

interface HeldBooking {
  sessionId: string;
  offeringId: string;
  startsAt: Date;
  /** True if the time or the place in a group is still this booking's, even after its hold. */
  isKept: boolean;
  isConfirmed: boolean;
  /** For a group: true if a place is left on its date; null otherwise. */
  hasPlace: boolean | null;
}

/** Books a held time once it is paid, never on the browser's word. */
@Injectable()
export class PaidTimesService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly credits: CreditsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Books the time with the paid credit, even after the hold if the time is still free. If it was taken, or has begun,
   * the credit ends right away and `time.lost` starts the refund.
   */
  async confirm(tx: Tx, paid: PaidTime): Promise<void> {
    const now = this.clock.now();
    await this.sessions.lock(tx);
    const held = await heldBooking(tx, paid);
    if (!held || held.isConfirmed) return;
    const creditId = await this.credits.ofLine(tx, paid, held.offeringId);
    if (!(await this.canHave(tx, held, now))) return this.lose(tx, paid, held, creditId);
    await tx.query(`update coaching_sessions set state = 'confirmed', held_until = null where id = $1`, [
      held.sessionId,
    ]);
    await tx.query(
      `update coaching_bookings set state = 'confirmed', confirmed_at = $2, cancelled_at = null, is_lapsed = false, credit_id = $3 where id = $1`,
      [paid.bookingId, now, creditId],
    );
    const { bookingId, accountId } = paid;
    await this.outbox.publish(tx, 'call.confirmed', { bookingId, accountId });
    await this.sessions.openSecond(tx, bookingId);
  }

  private async canHave(tx: Tx, { startsAt, sessionId, isKept, hasPlace }: HeldBooking, now: Date) {
    if (startsAt <= now) return false;
    return isKept || (hasPlace ?? this.sessions.isFree(tx, sessionId, now));
  }

  private async lose(tx: Tx, paid: PaidTime, { sessionId }: HeldBooking, creditId: string): Promise<void> {
    await this.credits.end(tx, [creditId], null);
    await tx.query(
      `update coaching_bookings set state = 'cancelled', cancelled_at = coalesce(cancelled_at, $2), is_lapsed = false where id = $1`,
      [paid.bookingId, this.clock.now()],
    );
    await this.sessions.freeWhenEmpty(tx, sessionId);
    await this.outbox.publish(tx, 'time.lost', paid);
  }
}

async function heldBooking(tx: Tx, { accountId, bookingId }: PaidTime): Promise<HeldBooking | undefined> {
  return await tx.one<HeldBooking>(
    `select s.id as "sessionId", s.offering_id as "offeringId", s.starts_at as "startsAt",
            s.state <> 'cancelled' and b.state <> 'cancelled' as "isKept", b.confirmed_at is not null as "isConfirmed",
            case when s.places is not null then s.state <> 'cancelled' and s.taken < s.places end as "hasPlace"
     from coaching_bookings b join coaching_sessions s on s.id = b.session_id
     where b.id = $1 and b.account_id = $2 for update of s, b`,
    [bookingId, accountId],
  );
}
