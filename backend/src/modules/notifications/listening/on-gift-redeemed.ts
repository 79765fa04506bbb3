import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';

/** Whoever has redeemed coaching waits to be written to, as a buyer of it does (product rule 4.13). */
@Injectable()
@OnEvent('gift.redeemed', 'notifications.coaching-redeemed')
export class OnGiftRedeemed implements EventListener<'gift.redeemed'> {
  constructor(private readonly post: MailPostService) {}

  async handle({ giftId, coaching, ...redeemed }: EventMap['gift.redeemed'], tx: Tx): Promise<void> {
    if (coaching.length === 0) return;
    const details = { ...redeemed, coaching };
    await this.post.addForCoach(tx, { kind: 'coaching-redeemed', thing: giftId, details });
  }
}
