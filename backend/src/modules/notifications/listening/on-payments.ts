import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';

/** Notifies buyers and the coach about refunds, disputes and held payments. */
@Injectable()
export class OnPayments {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  /** Tells the buyer about a refund on its way, and the access that ends with it. */
  @On('order.refunded', 'notifications.refund')
  async refund({ refundId, accountId, ...details }: EventMap['order.refunded'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'refund', thing: refundId, accountId, details });
  }

  /** Tells the coach about held money. The payer is looked up when the email is sent, so that no job keeps a name. */
  @On('payment.held', 'notifications.payment-held')
  async paymentHeld({ orderId, accountId, ...payment }: EventMap['payment.held'], tx: Tx): Promise<void> {
    const details = { ...payment, buyerId: accountId };
    await this.post.addForCoach(tx, { kind: 'payment-held', thing: orderId, details });
    await this.bell.ringCoach(tx, {
      kind: 'payment-held',
      thing: orderId,
      source: orderId,
      by: accountId,
      path: `/creator/payment-reviews/${orderId}/show`,
    });
  }

  @On('refund.failed', 'notifications.refund-failed')
  async refundFailed({ refundId, ...details }: EventMap['refund.failed'], tx: Tx): Promise<void> {
    await this.post.addForCoach(tx, { kind: 'refund-failed', thing: refundId, details });
    await this.bell.ringCoach(tx, {
      kind: 'refund-failed',
      thing: refundId,
      source: refundId,
      by: details.accountId ?? null,
      path: `/creator/orders/${details.orderId}/show`,
    });
  }

  /** Asks the coach for which product an order was partly refunded. */
  @On('refund.unallocated', 'notifications.refund-unallocated')
  async refundUnallocated({ refundId, ...details }: EventMap['refund.unallocated'], tx: Tx): Promise<void> {
    await this.post.addForCoach(tx, { kind: 'refund-unallocated', thing: refundId, details });
  }

  /** Tells the coach about a dispute once, with the deadline for a response. */
  @On('dispute.opened', 'notifications.dispute-opened')
  async disputeOpened({ disputeId, ...details }: EventMap['dispute.opened'], tx: Tx): Promise<void> {
    await this.post.addForCoach(tx, { kind: 'dispute-opened', thing: disputeId, details });
    await this.bell.ringCoach(tx, {
      kind: 'dispute-opened',
      thing: disputeId,
      source: disputeId,
      by: details.buyerId,
      path: `/creator/orders/${details.orderId}/show`,
    });
  }

  /** Tells the coach the bank's decision. */
  @On('dispute.closed', 'notifications.dispute-closed')
  async disputeClosed({ disputeId, ...details }: EventMap['dispute.closed'], tx: Tx): Promise<void> {
    await this.post.addForCoach(tx, { kind: 'dispute-closed', thing: disputeId, details });
  }
}
