import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';

/** What becomes of a session with the places in it. */
@Injectable()
export class SessionsService {
  /** One whose last place was cancelled takes no time any more; calendars hear of it by the next number. */
  async freeWhenEmpty(tx: Tx, sessionId: string): Promise<void> {
    await tx.query(
      `update coaching_sessions s set state = 'cancelled', calendar_sequence = calendar_sequence + 1
       where s.id = $1 and not exists (select from coaching_bookings b where b.session_id = s.id and b.state <> 'cancelled')`,
      [sessionId],
    );
  }
}
