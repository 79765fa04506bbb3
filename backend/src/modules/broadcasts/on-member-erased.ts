import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';

/** Deletes which letters the member had, which links in them she followed, and her ways through sequences. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'broadcasts.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from letter_deliveries where account_id = $1', [accountId]);
    await tx.query('delete from sequence_entries where account_id = $1', [accountId]);
  }
}
