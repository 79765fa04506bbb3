import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { MailPostService } from '../mail-post.service.js';

/** Notifies recipients of gifts, and the coach about redeemed coaching. */
@Injectable()
export class OnGifts {
  constructor(private readonly post: MailPostService) {}

  /** Writes to the recipient of a gift. The email belongs to the buyer, because the recipient may have no account. */
  @On('gift.sent', 'notifications.gift')
  async gift({ giftId, buyerId, sendId }: EventMap['gift.sent'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'gift', thing: sendId, accountId: buyerId, details: { giftId } });
  }

  /** Tells the coach whom to write to after coaching was redeemed (product rule 4.13). */
  @On('gift.redeemed', 'notifications.coaching-redeemed')
  async coachingRedeemed(
    { giftId, coaching, ...redeemed }: EventMap['gift.redeemed'],
    tx: Tx,
  ): Promise<void> {
    if (coaching.length === 0) return;
    const details = { ...redeemed, coaching };
    await this.post.addForCoach(tx, { kind: 'coaching-redeemed', thing: giftId, details });
  }
}
