import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Writes to the recipient of a gift. The mail is its buyer's, because the recipient may have no account. */
@Injectable()
@OnEvent('gift.sent', 'notifications.gift')
export class OnGiftSent implements EventListener<'gift.sent'> {
  constructor(private readonly post: MailPostService) {}

  async handle({ giftId, buyerId, sendId }: EventMap['gift.sent'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'gift', thing: sendId, accountId: buyerId, details: { giftId } });
  }
}
