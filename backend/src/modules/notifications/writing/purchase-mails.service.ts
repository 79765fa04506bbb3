import { Injectable } from '@nestjs/common';
import { SiteUrl } from '../../../platform/config/config.module.js';
import { BusinessService } from '../../business/index.js';
import { GiftLinksService } from '../../gifts/index.js';
import { gift } from '../templates/gifts.js';
import { receipt, refund } from '../templates/purchases.js';
import { PeopleOfSaleService } from './people-of-sale.service.js';
import { Writes } from './writes.decorator.js';
import { type MailToWrite, type Reader, to, type Written } from './written.js';

/** Writes emails to buyers, and to recipients of their gifts. */
@Injectable()
export class PurchaseMailsService {
  constructor(
    private readonly url: SiteUrl,
    private readonly business: BusinessService,
    private readonly gifts: GiftLinksService,
    private readonly people: PeopleOfSaleService,
  ) {}

  @Writes('receipt')
  async receipt({ thing, accountId, details }: MailToWrite<'receipt'>, reader: Reader): Promise<Written> {
    const order = await this.people.named(thing, accountId, details);
    const seller = order.seller ?? (await this.business.seller());
    const { timeZone } = await this.business.read();
    const facts = { name: reader.name, url: this.orderUrl(thing), order, seller, timeZone };
    return to(reader, receipt.write(reader.words, facts));
  }

  @Writes('refund')
  async refund({ details: order }: MailToWrite<'refund'>, reader: Reader): Promise<Written> {
    const facts = { name: reader.name, url: this.orderUrl(order.orderId), order };
    return to(reader, refund.write(reader.words, facts));
  }

  /** For the recipient, in the buyer's language. */
  @Writes('gift')
  async gift(
    { details: { giftId } }: MailToWrite<'gift'>,
    { name: giver, words }: Reader,
  ): Promise<Written | undefined> {
    const present = await this.gifts.emailOf(giftId);
    return present && to({ email: present.recipientEmail, words }, gift.write(words, { giver, present }));
  }

  private orderUrl(orderId: string): string {
    return this.url.of(`/orders/${orderId}`);
  }
}
