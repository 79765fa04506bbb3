import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';

/** Deletes the member's notes; their earlier versions follow by foreign key. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'notes.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from lesson_notes where account_id = $1', [accountId]);
  }
}
