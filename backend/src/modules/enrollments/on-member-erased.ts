import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';

/**
 * Deletes the member's enrollments, further rights and second seats. People with a second seat from the member keep it.
 */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'enrollments.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from enrollments where account_id = $1', [accountId]);
    await tx.query(`update enrollments set source_id = null where source = 'seat' and source_id = $1`, [
      accountId,
    ]);
    await tx.query('delete from second_seats where account_id = $1', [accountId]);
    await tx.query('update second_seats set seat_account_id = null, name = null where seat_account_id = $1', [
      accountId,
    ]);
    await tx.query('delete from further_rights where account_id = $1', [accountId]);
  }
}
