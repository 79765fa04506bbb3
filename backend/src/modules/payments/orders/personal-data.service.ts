import { Injectable } from '@nestjs/common';
import { type Cents, toDecimal } from '../../../kernel/money.js';
import { type Fact, type PersonalData, TellsPersonalData } from '../../../platform/personal-data/index.js';
import type { OrderStatus } from '../order-states.js';
import { type OrderRow, OrdersQueries } from './orders.queries.js';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';

const STATUS: Record<OrderStatus, string> = {
  pending: 'not paid yet',
  paid: 'paid',
  partially_refunded: 'partially refunded',
  refunded: 'refunded',
  disputed: 'disputed',
  review: 'under review',
  expired: 'never paid',
};

@Injectable()
@TellsPersonalData({
  order: 20,
  tables: [
    'orders',
    'order_versions',
    'order_lines',
    'order_line_parts',
    'purchases',
    'refunds',
    'refund_lines',
  ],
})
export class PersonalDataService {
  constructor(private readonly orders: OrdersQueries) {}

  async collect(accountId: string): Promise<PersonalData> {
    const orders = await this.orders.all(accountId);
    return {
      pages: [
        {
          name: 'orders',
          title: 'Your orders',
          lead: 'What you bought and paid. Only the payment provider has your card number.',
          entries: orders.map((order) => ({ title: `Order ${order.number}`, facts: factsOf(order) })),
          rows: orders,
        },
      ],
    };
  }

  /** Deletes the coach's notes about payments of an erased member; the orders stay for accounting. */
  @On('member.erased', 'payments.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query(
      `update payment_reviews set note = null
       where note is not null and order_id in (select id from orders where account_id = $1)`,
      [accountId],
    );
    await tx.query(
      `update refunds set reason = null
       where reason is not null and order_id in (select id from orders where account_id = $1)`,
      [accountId],
    );
  }
}

function factsOf(order: OrderRow): Record<string, Fact> {
  const money = (cents: Cents) => `${toDecimal(cents)} ${order.currency.toUpperCase()}`;
  return {
    Status: STATUS[order.status],
    Receipt: order.receiptNumber,
    Made: order.createdAt,
    Paid: order.paidAt,
    ...Object.fromEntries(
      order.lines.map(({ title, offer, amountCents, discountCents, addedTaxCents }) => [
        offer === null ? title : `${title}, ${offer.name}`,
        money(amountCents + discountCents - addedTaxCents),
      ]),
    ),
    Coupon: order.couponCode && `${order.couponCode}, ${money(order.discountCents)} off`,
    [order.taxName?.label ?? 'Tax']: money(order.taxCents),
    Total: money(order.totalCents),
    Refunded: order.refundedCents > 0 ? money(order.refundedCents) : null,
    Card: order.cardLast4 && `${order.cardBrand ?? 'card'} ending in ${order.cardLast4}`,
  };
}
