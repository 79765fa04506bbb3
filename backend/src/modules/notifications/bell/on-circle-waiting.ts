import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CircleNewsService } from '../circle-news.service.js';

/** Tells whoever has not read what was written in her circle or pod, once until she reads there. */
@Injectable()
@OnEvent('circle.waiting', 'notifications.bell-circle-waiting')
export class OnCircleWaiting implements EventListener<'circle.waiting'> {
  constructor(private readonly news: CircleNewsService) {}

  handle(message: EventMap['circle.waiting'], tx: Tx): Promise<void> {
    return this.news.ring(tx, 'circle-waiting', message);
  }
}
