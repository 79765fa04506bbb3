import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { AccountsQueries } from '../../accounts/index.js';
import type { MailDetails } from '../kinds/mail-details.js';
import {
  disputeClosed,
  disputeOpened,
  paymentHeld,
  refundFailed,
  refundUnallocated,
} from '../templates/money-matters.js';
import { type MailReader, to, type Written } from './written.js';

/** The mails to the coach about money that waits, did not go back or is disputed. */
@Injectable()
export class MoneyMailsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly accounts: AccountsQueries,
  ) {}

  async paymentHeld(
    reader: MailReader,
    reviewId: string,
    held: MailDetails['payment-held'],
  ): Promise<Written> {
    const facts = {
      name: reader.name,
      url: this.url(`/creator/payment-reviews/${reviewId}/show`),
      held,
      buyer: await this.accounts.contact(held.buyerId),
    };
    return to(reader, paymentHeld.write(reader.words, facts));
  }

  async refundFailed(reader: MailReader, refund: MailDetails['refund-failed']): Promise<Written> {
    return to(reader, refundFailed.write(reader.words, { ...this.orderPage(reader, refund), refund }));
  }

  async refundUnallocated(reader: MailReader, refund: MailDetails['refund-unallocated']): Promise<Written> {
    return to(reader, refundUnallocated.write(reader.words, { ...this.orderPage(reader, refund), refund }));
  }

  async disputeOpened(reader: MailReader, dispute: MailDetails['dispute-opened']): Promise<Written> {
    const facts = {
      ...this.orderPage(reader, dispute),
      dispute,
      buyer: await this.accounts.contact(dispute.buyerId),
    };
    return to(reader, disputeOpened.write(reader.words, facts));
  }

  async disputeClosed(reader: MailReader, dispute: MailDetails['dispute-closed']): Promise<Written> {
    const facts = { ...this.orderPage(reader, dispute), dispute };
    return to(reader, disputeClosed.write(reader.words, facts));
  }

  private orderPage({ name }: MailReader, { orderId }: { orderId: string }): { name: string; url: string } {
    return { name, url: this.url(`/creator/orders/${orderId}/show`) };
  }

  private url(path: string): string {
    return `${this.config.publicUrl}${path}`;
  }
}
