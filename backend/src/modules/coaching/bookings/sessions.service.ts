import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';

/** Locks the coach's time, and frees sessions without bookings. */
@Injectable()
export class SessionsService {
  /**
   * Takes the lock on the coach's time and cancels expired holds there. Without the lock, two writes to the same
   * interval would wait for each other. The constraint decides, the lock only keeps the order.
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

  /** True if an expired session could have its time again. The caller holds the lock; the constraint decides. */
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
}
