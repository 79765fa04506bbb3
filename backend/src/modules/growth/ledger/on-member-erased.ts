import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { MemberGrowth } from './member-growth.entity.js';

/** Deletes the member's points with the ledger. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'growth.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.delete(MemberGrowth, { accountId });
  }
}
