import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';

/** What becomes of a session with the places in it. */
@Injectable()
export class SessionsService {
  /**
   * The one lock on the coach's time: two that write the same stretch at once would wait for each other. The constraint decides,
   * this only keeps the order. What was held there and was not confirmed in time gives way.
   */
  async lockTime(tx: Tx, range: { start: Date; end: Date }, now: Date): Promise<void> {
    await this.lock(tx);
    await tx.query(
      `update coaching_sessions set state = 'cancelled'
       where state = 'held' and held_until <= $3 and blocked && tstzrange($1, $2)`,
      [range.start, range.end, now],
    );
  }

  /** Before any row is read or locked, so that two who want the same rows cannot wait for each other. */
  async lock(tx: Tx): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('coaching', 0))`);
  }

  /** Whether a session that gave way could have its time again; the caller holds the lock, and the constraint decides in any case. */
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

  /** One whose last place was cancelled takes no time any more; calendars hear of it by the next number. The date of a group stays. */
  async freeWhenEmpty(tx: Tx, sessionId: string): Promise<void> {
    await tx.query(
      `update coaching_sessions s set state = 'cancelled', calendar_sequence = calendar_sequence + 1
       where s.id = $1 and s.places is null and not exists (select from coaching_bookings b where b.session_id = s.id and b.state <> 'cancelled')`,
      [sessionId],
    );
  }
}
