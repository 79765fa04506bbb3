import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import { toDecimal } from '../../kernel/money.js';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { WebhookFactsQueries } from './webhook-facts.queries.js';
import { WebhookOutboxService } from './webhook-outbox.service.js';
import type { WebhookMember, WebhookOrderLine } from './webhook-payloads.dto.js';

type Line = EventMap['order.paid']['lines'][number];

/** Sends webhooks about orders, refunds, disputes, gifts and granted products. */
@Injectable()
export class OnPayments {
  constructor(
    private readonly webhooks: WebhookOutboxService,
    private readonly facts: WebhookFactsQueries,
  ) {}

  @On('order.paid', 'webhooks.order-paid')
  paid(order: EventMap['order.paid'], tx: Tx): Promise<void> {
    return this.webhooks.publish(tx, 'order.paid', () =>
      this.of(tx, order, (member) => ({
        orderId: order.orderId,
        orderNumber: order.number,
        receiptNumber: order.receiptNumber ?? null,
        paidAt: order.paidAt,
        currency: order.currency,
        subtotal: toDecimal(order.subtotalCents),
        discount: toDecimal(order.discountCents ?? 0),
        couponCode: order.couponCode ?? null,
        tax: toDecimal(order.taxCents),
        total: toDecimal(order.totalCents),
        isRecurring: order.isRecurring ?? false,
        lines: order.lines.map(asLine),
        member,
      })),
    );
  }

  @On('payment.held', 'webhooks.payment-held')
  held(order: EventMap['payment.held'], tx: Tx): Promise<void> {
    return this.webhooks.publish(tx, 'order.held', () =>
      this.of(tx, order, (member) => ({
        orderId: order.orderId,
        orderNumber: order.number,
        amount: toDecimal(order.receivedCents),
        currency: order.currency,
        reason: order.reason,
        member,
      })),
    );
  }

  @On('order.refunded', 'webhooks.order-refunded')
  refunded(order: EventMap['order.refunded'], tx: Tx): Promise<void> {
    return this.webhooks.publish(tx, 'order.refunded', () =>
      this.of(tx, order, (member) => ({
        ...moneyOf(order),
        refundId: order.refundId,
        isByBank: order.byBank,
        member,
      })),
    );
  }

  @On('refund.failed', 'webhooks.refund-failed')
  refundFailed(refund: EventMap['refund.failed'], tx: Tx): Promise<void> {
    const data = { ...moneyOf(refund), refundId: refund.refundId };
    return this.webhooks.publish(tx, 'refund.failed', () => Promise.resolve(data));
  }

  @On('dispute.opened', 'webhooks.dispute-opened')
  disputed(dispute: EventMap['dispute.opened'], tx: Tx): Promise<void> {
    const { buyerId: accountId, disputeId, reason, answerBy } = dispute;
    return this.webhooks.publish(tx, 'dispute.opened', () =>
      this.of(tx, { accountId }, (member) => ({
        ...moneyOf(dispute),
        disputeId,
        reason,
        answerBy,
        member,
      })),
    );
  }

  @On('dispute.closed', 'webhooks.dispute-closed')
  decided(dispute: EventMap['dispute.closed'], tx: Tx): Promise<void> {
    const { buyerId: accountId, disputeId, outcome } = dispute;
    return this.webhooks.publish(tx, 'dispute.closed', () =>
      this.of(tx, { accountId }, (member) => ({ ...moneyOf(dispute), disputeId, outcome, member })),
    );
  }

  @On('gift.redeemed', 'webhooks.gift-redeemed')
  redeemed(
    { giftId, orderId, accountId, productIds = [] }: EventMap['gift.redeemed'],
    tx: Tx,
  ): Promise<void> {
    return this.webhooks.publish(tx, 'gift.redeemed', async () => {
      const products = await this.facts.products(tx, productIds);
      return this.of(tx, { accountId }, (member) => ({ giftId, orderId, products, member }));
    });
  }

  @On('product.granted', 'webhooks.product-granted')
  granted({ accountId, productIds }: EventMap['product.granted'], tx: Tx): Promise<void> {
    return this.webhooks.publish(tx, 'product.granted', async () => {
      const products = await this.facts.products(tx, productIds);
      return this.of(tx, { accountId }, (member) => ({ products, member }));
    });
  }

  /** Adds the member to the data; undefined if the account was erased in the meantime. */
  private async of<Data>(
    tx: Tx,
    { accountId }: { accountId: string },
    data: (member: WebhookMember) => Data,
  ): Promise<Data | undefined> {
    const member = await this.facts.member(tx, accountId);
    return member && data(member);
  }
}

interface Amount {
  orderId: string;
  number: string;
  amountCents: number;
  currency: string;
}

const moneyOf = ({ orderId, number, amountCents, currency }: Amount) => ({
  orderId,
  orderNumber: number,
  amount: toDecimal(amountCents),
  currency,
});

const asLine = ({
  productId,
  type,
  title,
  offerName,
  amountCents,
  isGift,
  waits,
}: Line): WebhookOrderLine => ({
  productId,
  type: productTypeOf(type),
  title,
  offerName: offerName ?? null,
  amountPaid: toDecimal(amountCents),
  isGift: isGift ?? false,
  isPending: waits,
});

/** Reads the type, which the event has as text. */
function productTypeOf(type: string): ProductType {
  const known = PRODUCT_TYPES.find((one) => one === type);
  if (!known) throw new Error(`${type} is no type of product`);
  return known;
}
