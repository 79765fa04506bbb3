import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { GroupNewsService } from '../group-news.service.js';

/** Who is not in a circle or pod any more is not led there by what she was told before. */
@Injectable()
@OnEvent('group.left', 'notifications.bell-group-left')
export class OnGroupLeft implements EventListener<'group.left'> {
  constructor(
    private readonly bell: BellService,
    private readonly news: GroupNewsService,
  ) {}

  async handle({ accountId, groupId }: EventMap['group.left'], tx: Tx): Promise<void> {
    await this.bell.forgetGroups(tx, accountId);
    await this.news.left(tx, accountId, groupId);
  }
}
