import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { pick } from '../../../kernel/pick.js';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { GuardianProofService } from '../../accounts/index.js';
import { CartService } from '../../cart/index.js';
import type { OrderedLine, PaidOrder } from './paid-order.sql.js';

/** Place of a payment in its subscription. */
export interface SubscriptionPayment {
  isFirst: boolean;
  /** Months that it pays, and their end; null: an instalment. */
  period: { months: number; end: Date } | null;
}

/** Completes a payment after access was given: purchases, cart, the guardian's proof, and order.paid. */
@Injectable()
export class DeliveryService {
  constructor(
    private readonly cart: CartService,
    private readonly guardians: GuardianProofService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Completes the payment. `given`: lines that opened now, for the buyer or as gifts; the others are under review.
   * `subscription`: it is a payment of one.
   */
  async deliver(
    tx: Tx,
    order: PaidOrder,
    given: readonly OrderedLine[],
    subscription?: SubscriptionPayment,
  ): Promise<void> {
    const now = this.clock.now();
    const { accountId, intentId, lines } = order;
    for (const { id, productId, amountCents } of given) {
      await tx.query(
        `insert into purchases (id, order_line_id, account_id, product_id, amount_cents, stripe_payment_id, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [newId(), id, accountId, productId, amountCents, intentId, now],
      );
    }
    // Includes lines under review, because the buyer owns their products.
    await this.cart.takeOut(tx, accountId, lines);
    await this.guardians.proven(tx, accountId);
    await this.outbox.publish(tx, 'order.paid', {
      ...pick(
        order,
        'orderId',
        'number',
        'accountId',
        'currency',
        'subtotalCents',
        'discountCents',
        'couponCode',
      ),
      ...pick(order, 'taxCents', 'taxName', 'totalCents', 'receiptNumber', 'seller'),
      paidAt: now.toISOString(),
      isRecurring: subscription?.isFirst === false,
      period: subscription?.period && {
        months: subscription.period.months,
        end: subscription.period.end.toISOString(),
      },
      lines: lines.map((line) => ({ ...toldLine(line), waits: !given.includes(line) })),
    });
  }
}

const toldLine = ({ gift, parts, offer, ...line }: OrderedLine) => ({
  ...pick(
    line,
    'productId',
    'type',
    'title',
    'amountCents',
    'discountCents',
    'addedTaxCents',
    'isGift',
    'bookingId',
  ),
  offerName: offer?.name ?? null,
  isForWard: gift?.isForWard ?? false,
  parts: parts.map((part) => pick(part, 'type', 'title', 'productId')),
});
