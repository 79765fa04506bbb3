import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Outbox } from '../../../platform/jobs/outbox.js';

/**
 * Locks the coach's time, and frees sessions without bookings. Maintains second seats: bookings within another
 * booking's spot for two. They take no spot of their own, and end with the first booking.
 */
@Injectable()
export class SessionsService {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}
  /**
   * Takes the lock on the coach's time and cancels expired holds there. Without the lock, two writes to the same
   * interval would deadlock. The constraint decides; the lock only orders the writes.
   */
  async lockTime(tx: Tx, range: { start: Date; end: Date }, now: Date): Promise<void> {
    await this.lock(tx);
    await tx.query(
      `update coaching_sessions set state = 'cancelled'
       where state = 'held' and held_until <= $3 and blocked && tstzrange($1, $2)`,
      [range.start, range.end, now],
    );
  }

  /** Takes the lock. Call before any row is read or locked, so that two requests for the same rows cannot wait for each other. */
  async lock(tx: Tx): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('coaching', 0))`);
  }

  /** True if an expired session can have its time back. The caller holds the lock; the constraint decides. */
  async isFree(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
    const [{ start, end } = { start: now, end: now }] = await tx.query<{ start: Date; end: Date }>(
      'select lower(blocked) as start, upper(blocked) as end from coaching_sessions where id = $1',
      [sessionId],
    );
    await this.lockTime(tx, { start, end }, now);
    const other = await tx.one<object>(
      `select from coaching_sessions where state <> 'cancelled' and blocked && tstzrange($1, $2) and id <> $3 limit 1`,
      [start, end, sessionId],
    );
    return other === undefined;
  }

  /** Cancels a session without remaining bookings; the new sequence number tells calendars. A date of a group stays. */
  async freeWhenEmpty(tx: Tx, sessionId: string): Promise<void> {
    await tx.query(
      `update coaching_sessions s set state = 'cancelled', calendar_sequence = calendar_sequence + 1
       where s.id = $1 and s.places is null and not exists (select from coaching_bookings b where b.session_id = s.id and b.state <> 'cancelled')`,
      [sessionId],
    );
  }

  /**
   * Adds the second seat of the daughter named in a confirmed booking. Does nothing if it names none, if the guardian's
   * link or consent has ended, or if she already has a spot on that date: the mother keeps hers and chooses again.
   */
  async openSecond(tx: Tx, bookingId: string): Promise<void> {
    const opened = await tx.one<{ id: string; accountId: string }>(
      `insert into coaching_bookings
         (id, second_of, session_id, account_id, name, email, answers, time_zone, state, created_at, confirmed_at)
       select $2, b.id, b.session_id, w.id, w.name, w.email, '[]', w.time_zone, 'confirmed', $3, $3
       from coaching_bookings b
       join guardianships k on k.guardian_id = b.account_id and k.ward_id = b.companion_id and k.consented
       join members w on w.id = k.ward_id
       where b.id = $1 and b.state = 'confirmed' on conflict do nothing returning id, account_id as "accountId"`,
      [bookingId, newId(), this.clock.now()],
    );
    if (!opened) {
      await tx.query('update coaching_bookings set companion_id = null where id = $1', [bookingId]);
      return;
    }
    const { id, accountId } = opened;
    await this.outbox.publish(tx, 'call.confirmed', { bookingId: id, accountId, isSecond: true });
  }

  /**
   * Ends the second seat of a canceled booking. If the canceled one was a second seat itself, the first booking is
   * asked again who comes along.
   */
  async followCancelled(tx: Tx, bookingId: string): Promise<void> {
    await this.closeSecond(tx, bookingId);
    await tx.query(
      `update coaching_bookings set companion_id = null where id = (select second_of from coaching_bookings where id = $1)`,
      [bookingId],
    );
  }

  /** Ends the second seat of this booking and notifies its holder. */
  async closeSecond(tx: Tx, firstId: string): Promise<void> {
    const closed = await tx.query<{ id: string; accountId: string }>(
      `update coaching_bookings set state = 'cancelled', cancelled_at = $2
       where second_of = $1 and state = 'confirmed' returning id, account_id as "accountId"`,
      [firstId, this.clock.now()],
    );
    for (const { id, accountId } of closed)
      await this.outbox.publish(tx, 'call.cancelled', {
        bookingId: id,
        accountId,
        byCoach: false,
        isSecond: true,
      });
  }
}
