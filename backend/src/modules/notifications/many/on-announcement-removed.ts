import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';

/** An announcement that was taken back is told of no longer. */
@Injectable()
@OnEvent('announcement.removed', 'notifications.announcement-removed')
export class OnAnnouncementRemoved implements EventListener<'announcement.removed'> {
  constructor(private readonly bell: BellService) {}

  async handle({ announcementId }: EventMap['announcement.removed'], tx: Tx): Promise<void> {
    await this.bell.gone(tx, 'announcement', [announcementId]);
  }
}
