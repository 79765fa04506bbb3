import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { TellManyService } from './tell-many.service.js';

/** Tells the members of an announcement; of one with High Priority by mail, too. */
@Injectable()
@OnEvent('announcement.made', 'notifications.announcement-made')
export class OnAnnouncementMade implements EventListener<'announcement.made'> {
  constructor(private readonly many: TellManyService) {}

  async handle(made: EventMap['announcement.made'], tx: Tx): Promise<void> {
    const { announcementId, title, isUrgent, by } = made;
    await this.many.add(tx, {
      kind: 'announced',
      thing: announcementId,
      source: announcementId,
      by,
      path: '/community/announcements',
      facts: { title },
      groupId: null,
      isUrgent,
    });
  }
}
