import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { EventNewsService } from '../event-news.service.js';
import { MailPostService } from '../mail-post.service.js';

/** Reminds whoever comes to an event of it. */
@Injectable()
@OnEvent('event.near', 'notifications.event-reminder')
export class OnEventNear implements EventListener<'event.near'> {
  constructor(
    private readonly post: MailPostService,
    private readonly news: EventNewsService,
  ) {}

  async handle({ reminderId, eventId, accountId, startsAt }: EventMap['event.near'], tx: Tx): Promise<void> {
    await this.post.add(tx, {
      kind: 'event-reminder',
      thing: reminderId,
      accountId,
      details: { eventId, startsAt },
    });
    await this.news.ring(tx, { kind: 'event-near', eventId, accountId, source: reminderId });
  }
}
