import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GroupNewsService } from '../group-news.service.js';

/** Tells a member that the coach has taken her out of a circle or pod. */
@Injectable()
@OnEvent('group.taken-out', 'notifications.bell-group-taken-out')
export class OnGroupTakenOut implements EventListener<'group.taken-out'> {
  constructor(private readonly news: GroupNewsService) {}

  handle({ accountId, groupId }: EventMap['group.taken-out'], tx: Tx): Promise<void> {
    return this.news.takenOut(tx, accountId, groupId);
  }
}
