import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { AccountsQueries } from '../../accounts/index.js';
import {
  type ClosedDispute,
  disputeClosed,
  disputeOpened,
  type HeldPayment,
  type OpenedDispute,
  paymentHeld,
  refundFailed,
  type RefundTrouble,
  refundUnallocated,
} from '../templates/money-matters.js';
import { type MailReader, to, type Written } from './written.js';

/** What the listener stored. */
type Details = Record<string, unknown>;

/** The mails to the coach about money that waits, did not go back or is disputed. */
@Injectable()
export class MoneyMailsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly accounts: AccountsQueries,
  ) {}

  async paymentHeld(reader: MailReader, reviewId: string, details: Details): Promise<Written> {
    const facts = {
      name: reader.name,
      url: this.url(`/creator/payment-reviews/${reviewId}/show`),
      held: details as unknown as HeldPayment,
      buyer: await this.buyerOf(details),
    };
    return to(reader, paymentHeld.write(reader.words, facts));
  }

  async refundFailed(reader: MailReader, details: Details): Promise<Written> {
    return to(reader, refundFailed.write(reader.words, this.trouble(reader, details)));
  }

  async refundUnallocated(reader: MailReader, details: Details): Promise<Written> {
    return to(reader, refundUnallocated.write(reader.words, this.trouble(reader, details)));
  }

  async disputeOpened(reader: MailReader, details: Details): Promise<Written> {
    const facts = {
      ...this.orderPage(reader, details),
      dispute: details as unknown as OpenedDispute,
      buyer: await this.buyerOf(details),
    };
    return to(reader, disputeOpened.write(reader.words, facts));
  }

  async disputeClosed(reader: MailReader, details: Details): Promise<Written> {
    const facts = { ...this.orderPage(reader, details), dispute: details as unknown as ClosedDispute };
    return to(reader, disputeClosed.write(reader.words, facts));
  }

  private trouble(reader: MailReader, details: Details) {
    return { ...this.orderPage(reader, details), refund: details as unknown as RefundTrouble };
  }

  private buyerOf({ buyerId }: Details) {
    return this.accounts.contact(String(buyerId));
  }

  private orderPage({ name }: MailReader, { orderId }: Details): { name: string; url: string } {
    return { name, url: this.url(`/creator/orders/${String(orderId)}/show`) };
  }

  private url(path: string): string {
    return `${this.config.publicUrl}${path}`;
  }
}
