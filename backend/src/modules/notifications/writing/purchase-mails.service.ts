import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BusinessService } from '../../business/index.js';
import { GiftLinksService } from '../../gifts/index.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { orderPage, studentPage } from '../kinds/paths.js';
import { SaleMailsService } from '../sales/sale-mails.service.js';
import { gift } from '../templates/gifts.js';
import { receipt, refund } from '../templates/purchases.js';
import { joined } from '../titles/titles.js';
import { TitlesQueries } from '../titles/titles.queries.js';
import { PeopleOfSaleService } from './people-of-sale.service.js';
import { Writes } from './writes.decorator.js';
import type { MailToWrite, Reader } from './written.js';

/** Notifies buyers, recipients of their gifts, and the coach. Events contain every fact, so no orders are read. */
@Injectable()
export class PurchaseMailsService {
  constructor(
    private readonly business: BusinessService,
    private readonly gifts: GiftLinksService,
    private readonly people: PeopleOfSaleService,
    private readonly sales: SaleMailsService,
    private readonly post: MailPostService,
    private readonly bell: BellService,
    private readonly titles: TitlesQueries,
  ) {}

  @On('order.paid', 'notifications.receipt')
  async paid(order: EventMap['order.paid'], tx: Tx): Promise<void> {
    const { orderId, accountId, ...details } = order;
    await this.post.add(tx, { kind: 'receipt', thing: orderId, accountId, details });
    await this.sales.tell(tx, order);
    // A bell for each payment of each subscriber would hide the other news.
    if (order.isRecurring) return;
    await this.bell.ringCoach(tx, {
      kind: 'sale',
      thing: orderId,
      source: orderId,
      by: accountId,
      path: orderPage(orderId),
      facts: { title: joined(order.lines.map(({ title }) => title)) },
    });
  }

  /** Tells the coach as of a sale; the first payment is one. */
  @On('subscription.trial-begun', 'notifications.trial-begun')
  async trialBegun(trial: EventMap['subscription.trial-begun'], tx: Tx): Promise<void> {
    const { subscriptionId, accountId, product } = trial;
    await this.sales.tellTrial(tx, trial);
    await this.bell.ringCoach(tx, {
      kind: 'trial_begun',
      thing: subscriptionId,
      source: subscriptionId,
      by: accountId,
      path: studentPage(accountId),
      facts: { title: product },
    });
  }

  @Writes(receipt)
  async receipt({ thing, accountId, details }: MailToWrite<'receipt'>) {
    const order = await this.people.named(thing, accountId, details);
    const seller = order.seller ?? (await this.business.seller());
    const { timeZone } = await this.business.read();
    return { url: `/orders/${thing}`, order, seller, timeZone };
  }

  /** Tells the buyer about a refund, and the access that ends with it. */
  @On('order.refunded', 'notifications.refund')
  refunded({ refundId, accountId, ...details }: EventMap['order.refunded'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'refund', thing: refundId, accountId, details });
  }

  @Writes(refund)
  async refund({ details }: MailToWrite<'refund'>) {
    return { ...details, url: `/orders/${details.orderId}` };
  }

  /** Writes to the recipient of a gift. The email belongs to the buyer, because the recipient may have no account. */
  @On('gift.sent', 'notifications.gift')
  giftSent({ giftId, buyerId, sendId }: EventMap['gift.sent'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'gift', thing: sendId, accountId: buyerId, details: { giftId } });
  }

  /** Writes the email to the recipient, in the buyer's language. */
  @Writes(gift)
  async gift({ details: { giftId } }: MailToWrite<'gift'>, { name: giver, words: { language } }: Reader) {
    const present = await this.gifts.emailOf(giftId);
    if (!present) return undefined;
    const { recipientName: name, recipientEmail: to, productId, message, url } = present;
    const title = await this.titles.oneIn(language, 'product', productId, present.title);
    return { name, url, giver, title, message, envelope: { to } };
  }
}
