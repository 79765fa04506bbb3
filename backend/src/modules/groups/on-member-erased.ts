import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { BroughtMember } from './brought-member.entity.js';
import { GroupMember } from './group-member.entity.js';
import { TakenOutMember } from './taken-out-member.entity.js';

/** The member leaves every circle and pod. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'groups.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.delete(GroupMember, { accountId });
    await tx.delete(BroughtMember, { accountId });
    await tx.delete(TakenOutMember, { accountId });
  }
}
