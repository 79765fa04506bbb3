import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';
import { SessionNewsService } from '../session-news.service.js';

/** Reminds whoever has booked a session. */
@Injectable()
@OnEvent('call.near', 'notifications.call-reminder')
export class OnCallNear implements EventListener<'call.near'> {
  constructor(
    private readonly post: MailPostService,
    private readonly news: SessionNewsService,
  ) {}

  async handle({ bookingId, accountId, reminderId, startsAt }: EventMap['call.near'], tx: Tx): Promise<void> {
    const about = { bookingId, accountId, thing: reminderId, details: { startsAt } };
    await this.post.addForCaller(tx, { kind: 'call-reminder', ...about });
    await this.news.ring(tx, { kind: 'session-near', bookingId, accountId, source: reminderId });
  }
}
