import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';

/** Which letters she had, what she followed in them and in which sequences she was goes with her. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'broadcasts.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from letter_deliveries where account_id = $1', [accountId]);
    await tx.query('delete from sequence_entries where account_id = $1', [accountId]);
  }
}
