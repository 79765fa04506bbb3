import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** A circle or pod that is no more is told of no longer. */
@Injectable()
@OnEvent('group.deleted', 'notifications.bell-group-deleted')
export class OnGroupDeleted implements EventListener<'group.deleted'> {
  constructor(private readonly bell: BellService) {}

  handle({ groupId }: EventMap['group.deleted'], tx: Tx): Promise<void> {
    return this.bell.gone(tx, 'group', [groupId]);
  }
}
