import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';
import { BroughtMember } from './brought-member.entity.js';
import { GroupMember } from './group-member.entity.js';
import { TakenOutMember } from './taken-out-member.entity.js';

/** The member leaves every circle and pod. */
@Injectable()
@OnEvent('member.erased', 'groups.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.delete(GroupMember, { accountId });
    await tx.delete(BroughtMember, { accountId });
    await tx.delete(TakenOutMember, { accountId });
  }
}
