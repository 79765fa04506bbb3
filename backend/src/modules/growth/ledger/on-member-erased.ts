import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MemberGrowth } from './member-growth.entity.js';

/** The member's points go, and the ledger with them. */
@Injectable()
@OnEvent('member.erased', 'growth.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.delete(MemberGrowth, { accountId });
  }
}
