import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';

/** The member's places in sessions, also those booked as a visitor with the same address, are forgotten with what was left to book, and a session nobody has a place in takes no time any more. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'coaching.erase')
  async erase({ accountId, email }: EventMap['member.erased'], tx: Tx): Promise<void> {
    const left = await tx.query<{ id: string }>(
      `delete from coaching_bookings where account_id = $1 or account_id is null and lower(email) = $2
       returning session_id as id`,
      [accountId, email],
    );
    await tx.query(
      `delete from coaching_sessions s where s.id = any($1) and s.places is null
         and not exists (select from coaching_bookings b where b.session_id = s.id)`,
      [left.map(({ id }) => id)],
    );
    await tx.query(
      'update coaching_bookings set companion_id = null, companion = null where companion_id = $1',
      [accountId],
    );
    await tx.query('delete from coaching_waiting where account_id = $1', [accountId]);
    await tx.query('delete from coaching_credits where account_id = $1', [accountId]);
    await tx.query('delete from calendar_feeds where account_id = $1', [accountId]);
  }
}
