import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';
import { SessionNewsService } from '../session-news.service.js';

/** Tells whoever has booked a session of its new time or place, and the coach unless it was the coach who changed it. */
@Injectable()
@OnEvent('call.changed', 'notifications.call-changed')
export class OnCallChanged implements EventListener<'call.changed'> {
  constructor(
    private readonly post: MailPostService,
    private readonly news: SessionNewsService,
  ) {}

  async handle(
    { bookingId, accountId, changeId, wasAt, byCoach }: EventMap['call.changed'],
    tx: Tx,
  ): Promise<void> {
    const told = { thing: changeId, bookingId, details: { wasAt } };
    await this.post.addForCaller(tx, { kind: 'call-changed', accountId, ...told });
    const news = { kind: 'session-changed', bookingId, source: changeId } as const;
    if (byCoach) return this.news.ring(tx, { ...news, accountId });
    await this.post.addForCoach(tx, {
      kind: 'call-moved',
      thing: changeId,
      details: { bookingId, accountId, wasAt },
    });
    await this.news.ringCoach(tx, news);
  }
}
