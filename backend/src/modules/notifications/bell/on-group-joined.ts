import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GroupNewsService } from '../group-news.service.js';

/** Tells a member that she is in a circle or pod now. */
@Injectable()
@OnEvent('group.joined', 'notifications.bell-group-joined')
export class OnGroupJoined implements EventListener<'group.joined'> {
  constructor(private readonly news: GroupNewsService) {}

  handle({ accountId, groupId }: EventMap['group.joined'], tx: Tx): Promise<void> {
    return this.news.joined(tx, accountId, groupId);
  }
}
