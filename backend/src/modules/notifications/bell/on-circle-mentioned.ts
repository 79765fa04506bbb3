import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CircleNewsService } from '../circle-news.service.js';

/** Tells whoever is mentioned in the conversation of her circle or pod. */
@Injectable()
@OnEvent('circle.mentioned', 'notifications.bell-circle-mentioned')
export class OnCircleMentioned implements EventListener<'circle.mentioned'> {
  constructor(private readonly news: CircleNewsService) {}

  handle(message: EventMap['circle.mentioned'], tx: Tx): Promise<void> {
    return this.news.ring(tx, 'circle-mentioned', message);
  }
}
