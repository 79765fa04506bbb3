import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';

/** Deletes an erased member's acceptances, which would belong to nobody any more. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'legal.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from legal_acceptances where account_id = $1', [accountId]);
  }
}
