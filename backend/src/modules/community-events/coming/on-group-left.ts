import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { LeavingService } from './leaving.service.js';

/** Events of a circle are for its members: who is none any more does not come. */
@Injectable()
@OnEvent('group.left', 'community-events.leave')
export class OnGroupLeft implements EventListener<'group.left'> {
  constructor(private readonly leaving: LeavingService) {}

  async handle({ accountId, groupId }: EventMap['group.left'], tx: Tx): Promise<void> {
    const isBack = await tx.one<unknown>(
      'select from grouped_members where account_id = $1 and group_id = $2',
      [accountId, groupId],
    );
    if (!isBack) await this.leaving.group(tx, accountId, groupId);
  }
}
