import type { Tx } from '../../../platform/database/database.js';

/** A session whose last place was cancelled takes no time any more; calendars hear of it by the next number. */
export async function freeEmptySession(tx: Tx, sessionId: string): Promise<void> {
  await tx.query(
    `update coaching_sessions s set state = 'cancelled', calendar_sequence = calendar_sequence + 1
     where s.id = $1 and not exists (select from coaching_bookings b where b.session_id = s.id and b.state <> 'cancelled')`,
    [sessionId],
  );
}
