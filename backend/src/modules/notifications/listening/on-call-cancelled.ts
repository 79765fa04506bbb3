import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { SessionNewsService } from '../session-news.service.js';

/**
 * Tells whoever had booked a time that it is cancelled, and the coach unless it was the coach who did it. Of a minor for whom nothing is
 * agreed to any more her guardians are told; the mail to her own address is not sent.
 */
@Injectable()
@OnEvent('call.cancelled', 'notifications.call-cancelled')
export class OnCallCancelled implements EventListener<'call.cancelled'> {
  constructor(
    private readonly bell: BellService,
    private readonly post: MailPostService,
    private readonly news: SessionNewsService,
  ) {}

  async handle(
    { bookingId, accountId, byCoach, isSecond = false, withoutConsentOf }: EventMap['call.cancelled'],
    tx: Tx,
  ): Promise<void> {
    await this.bell.gone(tx, 'session', [bookingId]);
    await this.post.addForCaller(tx, { kind: 'call-cancelled', bookingId, accountId });
    const news = { kind: 'session-cancelled', bookingId, source: bookingId } as const;
    if (byCoach) return this.news.ring(tx, { ...news, accountId });
    if (isSecond) return;
    const kind = withoutConsentOf ? 'call-without-consent' : 'call-withdrawn';
    await this.post.addForCoach(tx, { kind, thing: bookingId, details: { bookingId, accountId } });
    if (withoutConsentOf) await this.news.ringGuardians(tx, withoutConsentOf, bookingId);
    await this.news.ringCoach(tx, { ...news, kind: withoutConsentOf ? 'session-withdrawn' : news.kind });
  }
}
