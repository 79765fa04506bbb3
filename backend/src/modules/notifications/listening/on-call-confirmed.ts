import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';
import { SessionNewsService } from '../session-news.service.js';

/** Tells whoever has booked a time where to meet, and the coach that it is booked. */
@Injectable()
@OnEvent('call.confirmed', 'notifications.call-confirmed')
export class OnCallConfirmed implements EventListener<'call.confirmed'> {
  constructor(
    private readonly post: MailPostService,
    private readonly news: SessionNewsService,
  ) {}

  async handle(
    { bookingId, accountId, byCoach = false, isSecond = false }: EventMap['call.confirmed'],
    tx: Tx,
  ): Promise<void> {
    await this.post.addForCaller(tx, { kind: 'call-confirmed', bookingId, accountId });
    if (byCoach || isSecond) return;
    await this.post.addForCoach(tx, {
      kind: 'call-booked',
      thing: bookingId,
      details: { bookingId, accountId },
    });
    await this.news.ringCoach(tx, { kind: 'session-booked', bookingId, source: bookingId });
  }
}
