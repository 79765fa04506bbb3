import { Injectable } from '@nestjs/common';
import { SiteUrl } from '../../../platform/config/config.module.js';
import { AccountsQueries } from '../../accounts/index.js';
import {
  disputeClosed,
  disputeOpened,
  paymentHeld,
  refundFailed,
  refundUnallocated,
} from '../templates/money-matters.js';
import { Writes } from './writes.decorator.js';
import { type MailToWrite, type Reader, to, type Written } from './written.js';

/** Writes emails to the coach about held money, failed refunds and disputes. */
@Injectable()
export class MoneyMailsService {
  constructor(
    private readonly url: SiteUrl,
    private readonly accounts: AccountsQueries,
  ) {}

  @Writes('payment-held')
  async paymentHeld({ thing, details: held }: MailToWrite<'payment-held'>, reader: Reader): Promise<Written> {
    const facts = {
      name: reader.name,
      url: this.url.of(`/creator/payment-reviews/${thing}/show`),
      held,
      buyer: await this.accounts.contact(held.buyerId),
    };
    return to(reader, paymentHeld.write(reader.words, facts));
  }

  @Writes('refund-failed')
  async refundFailed({ details: refund }: MailToWrite<'refund-failed'>, reader: Reader): Promise<Written> {
    return to(reader, refundFailed.write(reader.words, { ...this.orderPage(reader, refund), refund }));
  }

  @Writes('refund-unallocated')
  async refundUnallocated(
    { details: refund }: MailToWrite<'refund-unallocated'>,
    reader: Reader,
  ): Promise<Written> {
    return to(reader, refundUnallocated.write(reader.words, { ...this.orderPage(reader, refund), refund }));
  }

  @Writes('dispute-opened')
  async disputeOpened({ details: dispute }: MailToWrite<'dispute-opened'>, reader: Reader): Promise<Written> {
    const facts = {
      ...this.orderPage(reader, dispute),
      dispute,
      buyer: await this.accounts.contact(dispute.buyerId),
    };
    return to(reader, disputeOpened.write(reader.words, facts));
  }

  @Writes('dispute-closed')
  async disputeClosed({ details: dispute }: MailToWrite<'dispute-closed'>, reader: Reader): Promise<Written> {
    const facts = { ...this.orderPage(reader, dispute), dispute };
    return to(reader, disputeClosed.write(reader.words, facts));
  }

  private orderPage({ name }: Reader, { orderId }: { orderId: string }): { name: string; url: string } {
    return { name, url: this.url.of(`/creator/orders/${orderId}/show`) };
  }
}
