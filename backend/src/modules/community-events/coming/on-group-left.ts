import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { LeavingService } from './leaving.service.js';

/** Cancels RSVPs to a circle's events for people who left the circle. */
@Injectable()
export class OnGroupLeft {
  constructor(private readonly leaving: LeavingService) {}

  @On('group.left', 'community-events.leave')
  async leave({ accountId, groupId }: EventMap['group.left'], tx: Tx): Promise<void> {
    const isBack = await tx.one<unknown>(
      'select from grouped_members where account_id = $1 and group_id = $2',
      [accountId, groupId],
    );
    if (!isBack) await this.leaving.group(tx, accountId, groupId);
  }
}
