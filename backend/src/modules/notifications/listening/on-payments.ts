import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';

/** Tells buyers and the coach what has become of money. */
@Injectable()
export class OnPayments {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  /** Tells the buyer that money is on its way back, and what is closed with it. */
  @On('order.refunded', 'notifications.refund')
  async refund({ refundId, accountId, ...details }: EventMap['order.refunded'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'refund', thing: refundId, accountId, details });
  }

  /** Tells the coach of money that waits. Who paid is looked up when the mail is sent, so that no job keeps a name. */
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

  /** Tells the coach of a refund that did not go through. */
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

  /** Asks the coach for which product a part of an order was refunded. */
  @On('refund.unallocated', 'notifications.refund-unallocated')
  async refundUnallocated({ refundId, ...details }: EventMap['refund.unallocated'], tx: Tx): Promise<void> {
    await this.post.addForCoach(tx, { kind: 'refund-unallocated', thing: refundId, details });
  }

  /** Tells the coach of a dispute, once, and until when it can be answered. */
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

  /** Tells the coach how the bank has decided. */
  @On('dispute.closed', 'notifications.dispute-closed')
  async disputeClosed({ disputeId, ...details }: EventMap['dispute.closed'], tx: Tx): Promise<void> {
    await this.post.addForCoach(tx, { kind: 'dispute-closed', thing: disputeId, details });
  }
}
