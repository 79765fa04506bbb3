import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { EventNewsService } from '../event-news.service.js';
import { MailPostService } from '../mail-post.service.js';

/** Tells whoever comes that an event has another time, or is held elsewhere. */
@Injectable()
@OnEvent('event.changed', 'notifications.event-changed')
export class OnEventChanged implements EventListener<'event.changed'> {
  constructor(
    private readonly post: MailPostService,
    private readonly news: EventNewsService,
  ) {}

  async handle({ changeId, eventId, accountId, wasAt }: EventMap['event.changed'], tx: Tx): Promise<void> {
    await this.post.add(tx, {
      kind: 'event-changed',
      thing: changeId,
      accountId,
      details: { eventId, wasAt },
    });
    await this.news.ring(tx, { kind: 'event-changed', eventId, accountId, source: changeId });
  }
}
