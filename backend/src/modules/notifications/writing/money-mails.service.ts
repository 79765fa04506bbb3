import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { AccountsQueries } from '../../accounts/index.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { orderPage } from '../kinds/paths.js';
import {
  disputeClosed,
  disputeOpened,
  paymentHeld,
  refundFailed,
  refundUnallocated,
} from '../templates/money-matters.js';
import { Writes } from './writes.decorator.js';
import type { MailToWrite } from './written.js';

const reviewPage = (orderId: string): string => `/creator/payment-reviews/${orderId}/show`;

/** Notifies the coach of payments to review, failed refunds and disputes. */
@Injectable()
export class MoneyMailsService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  /** Tells the coach about a payment to review. The payer is looked up when the email is sent, so that no job stores a name. */
  @On('payment.held', 'notifications.payment-held')
  async held({ orderId: thing, accountId, ...payment }: EventMap['payment.held'], tx: Tx): Promise<void> {
    const news = { kind: 'payment_held', thing } as const;
    await this.post.addForCoach(tx, { ...news, details: { ...payment, buyerId: accountId } });
    await this.bell.ringCoach(tx, { ...news, source: thing, by: accountId, path: reviewPage(thing) });
  }

  @Writes(paymentHeld)
  async paymentHeld({ thing, details }: MailToWrite<'payment_held'>) {
    return { ...details, url: reviewPage(thing), buyer: await this.accounts.contact(details.buyerId) };
  }

  @On('refund.failed', 'notifications.refund-failed')
  async failed({ refundId: thing, ...details }: EventMap['refund.failed'], tx: Tx): Promise<void> {
    const { accountId: by = null, orderId } = details;
    const news = { kind: 'refund_failed', thing } as const;
    await this.post.addForCoach(tx, { ...news, details });
    await this.bell.ringCoach(tx, { ...news, source: thing, by, path: orderPage(orderId) });
  }

  /** Asks the coach which product a partial refund was for. */
  @On('refund.unallocated', 'notifications.refund-unallocated')
  unallocated({ refundId, ...details }: EventMap['refund.unallocated'], tx: Tx): Promise<void> {
    return this.post.addForCoach(tx, { kind: 'refund_unallocated', thing: refundId, details });
  }

  /** Tells the coach the bank's decision. */
  @On('dispute.closed', 'notifications.dispute-closed')
  closed({ disputeId, ...details }: EventMap['dispute.closed'], tx: Tx): Promise<void> {
    return this.post.addForCoach(tx, { kind: 'dispute_closed', thing: disputeId, details });
  }

  @Writes(refundFailed)
  @Writes(refundUnallocated)
  @Writes(disputeClosed)
  async ofOrder<Kind extends 'refund_failed' | 'refund_unallocated' | 'dispute_closed'>({
    details,
  }: MailToWrite<Kind>) {
    return { ...details, url: orderPage(details.orderId) };
  }

  /** Tells the coach about a dispute once, with the deadline for a response. */
  @On('dispute.opened', 'notifications.dispute-opened')
  async opened({ disputeId: thing, ...details }: EventMap['dispute.opened'], tx: Tx): Promise<void> {
    const { buyerId: by, orderId } = details;
    const news = { kind: 'dispute_opened', thing } as const;
    await this.post.addForCoach(tx, { ...news, details });
    await this.bell.ringCoach(tx, { ...news, source: thing, by, path: orderPage(orderId) });
  }

  @Writes(disputeOpened)
  async disputeOpened({ details }: MailToWrite<'dispute_opened'>) {
    const buyer = await this.accounts.contact(details.buyerId);
    return { ...details, url: orderPage(details.orderId), buyer };
  }
}
