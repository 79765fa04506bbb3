import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { conflict, notFound, unprocessable } from '../../kernel/errors.js';
import { hashOfSecret, newId, newSecret } from '../../kernel/ids.js';
import { SiteUrl } from '../../platform/config/config.module.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { RateLimiter } from '../../platform/security/rate-limiter.js';
import { type Gift, GiftLink } from './gift.entity.js';
import type { GiftNote } from './gift-note.js';

/** Limit for emails about one gift, because the recipient may be a stranger. */
const MAILS_AN_HOUR = { name: 'gifts.mails', limit: 5, perSeconds: 3600 };

interface GiftEmail extends GiftNote {
  productId: string;
  title: string;
  url: string;
}

export const linkInvalid = () => unprocessable('link_invalid', 'This link doesn’t match a gift');

/** Links to redeem a gift. Every link of a gift works until one of them is used. */
@Injectable()
export class GiftLinksService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly limiter: RateLimiter,
    private readonly url: SiteUrl,
  ) {}

  /**
   * Returns the content of the email to the recipient; undefined if the gift was redeemed or refunded in the meantime.
   */
  async emailOf(giftId: string): Promise<GiftEmail | undefined> {
    return this.database.transaction(async (tx) => {
      const gift = await tx.one<Omit<GiftEmail, 'url'>>(
        `select recipient_email as "recipientEmail", recipient_name as "recipientName", message, title, product_id as "productId"
         from gifts where id = $1 and state = 'open' and recipient_email is not null`,
        [giftId],
      );
      return gift && { ...gift, url: await this.newLink(tx, giftId) };
    });
  }

  async copy(buyerId: string, giftId: string): Promise<string> {
    return this.database.transaction(async (tx) => {
      await openGift(tx, giftId, buyerId);
      return this.newLink(tx, giftId);
    });
  }

  /** Resends the email for the buyer or, without one, for the coach. */
  async sendAgain(giftId: string, of?: string): Promise<void> {
    const { buyerId } = await this.database.transaction((tx) => openGift(tx, giftId, of));
    if (buyerId === null)
      throw conflict('buyer_gone', 'The buyer’s account was deleted, so we no longer have the address');
    await this.limiter.count(MAILS_AN_HOUR, giftId);
    await this.database.transaction((tx) =>
      this.outbox.publish(tx, 'gift.sent', { giftId, buyerId, sendId: newId() }),
    );
  }

  private async newLink(tx: Tx, giftId: string): Promise<string> {
    const token = newSecret();
    await tx.insert(GiftLink, { tokenHash: hashOfSecret(token), giftId, createdAt: this.clock.now() });
    return this.url.of(`/gifts/${token}`);
  }
}

/** Finds a gift that can be redeemed, of this buyer if one is named. */
async function openGift(tx: Tx, giftId: string, buyerId: string | undefined) {
  const gift = await tx.one<Pick<Gift, 'state' | 'buyerId'>>(
    `select state, buyer_id as "buyerId" from gifts where id = $1 and state <> 'prepared' and (buyer_id = $2 or $2::uuid is null)`,
    [giftId, buyerId ?? null],
  );
  if (!gift) throw notFound('Gift');
  if (gift.state !== 'open') throw conflict('gift_closed', 'This gift was already redeemed or refunded');
  return gift;
}
