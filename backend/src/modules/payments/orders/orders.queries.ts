import { Injectable } from '@nestjs/common';
import type { Cents } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import { cursorOf, valuesOf } from '../../../platform/http/cursor.js';
import { type Page, pageOf } from '../../../platform/http/list-response.js';
import type { PageQuery } from '../../../platform/http/page-query.js';
import type { members } from '../../accounts/index.js';
import type { SellerResponse } from '../../business/index.js';
import { LINES_OF_VERSION, SECOND_SEATS, SELLER, TAX_NAME } from '../order-lines.sql.js';
import { IN_HISTORY } from '../order-states.js';
import type { OrderedOffer } from '../ordered-parts.js';
import type { OrderLineResponse, OrderResponse } from '../payments.dto.js';

export type OrderRow = Omit<
  OrderResponse,
  'subtotal' | 'discount' | 'tax' | 'total' | 'amountRefunded' | 'seller' | 'lines' | 'receiptEmail'
> & {
  subtotalCents: Cents;
  discountCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
  refundedCents: Cents;
  /** Seller at the time of payment; null before, and for sales from before sellers were stored. */
  seller: SellerResponse | null;
  lines: (Omit<OrderLineResponse, 'price' | 'discount' | 'offer'> & {
    offer: OrderedOffer | null;
    id: string;
    isGift: boolean;
    amountCents: Cents;
    discountCents: Cents;
    /** Tax that was added to the price, within the amount. */
    addedTaxCents: Cents;
  })[];
};

/** An order with the address of its receipt. */
export type OrderWithReceipt = OrderRow & { receiptEmail: RowOf<typeof members>['mailAddress'] };

const COLUMNS = `
         o.id, o.subscription_id as "subscriptionId", o.number, o.receipt_number as "receiptNumber", ${SELLER} as seller, o.status, o.created_at as "createdAt", o.paid_at as "paidAt",
         v.subtotal_cents as "subtotalCents", v.discount_cents as "discountCents", v.coupon_code as "couponCode",
         v.tax_cents as "taxCents", ${TAX_NAME} as "taxName", v.total_cents as "totalCents", v.currency,
         o.refunded_cents as "refundedCents",
         v.card_brand as "cardBrand", v.card_last4 as "cardLast4",
         ${LINES_OF_VERSION} as lines, ${SECOND_SEATS} as "secondSeats"`;

const ORDERS = `orders o join order_versions v on v.order_id = o.id and v.version = o.version`;

const WITH_RECEIPT = `
  select ${COLUMNS}, m.mail_address as "receiptEmail" from ${ORDERS} join members m on m.id = o.account_id`;

@Injectable()
export class OrdersQueries {
  constructor(private readonly database: Database) {}

  /** Returns the member's orders for which money has moved, newest first, without abandoned checkouts. */
  async history(accountId: string, { after, limit }: PageQuery): Promise<Page<OrderWithReceipt>> {
    const [at = null, last = null] = valuesOf(after);
    const rows = await this.database.query<OrderWithReceipt>(
      `${WITH_RECEIPT} where o.account_id = $1 and o.status = any($2)
         and ($3::timestamptz is null or (o.created_at, o.id) < ($3, $4::uuid))
       order by o.created_at desc, o.id desc limit $5::int + 1`,
      [accountId, IN_HISTORY, at, last, limit],
    );
    return pageOf(rows, limit, ({ createdAt, id }) => cursorOf(createdAt, id));
  }

  /** Returns all orders of a member, including unpaid ones, for the data export. */
  all(accountId: string): Promise<OrderRow[]> {
    return this.database.query<OrderRow>(
      `select ${COLUMNS} from ${ORDERS} where o.account_id = $1 order by o.created_at desc, o.id desc`,
      [accountId],
    );
  }

  one(accountId: string, id: string): Promise<OrderWithReceipt | undefined> {
    return this.database.one<OrderWithReceipt>(`${WITH_RECEIPT} where o.account_id = $1 and o.id = $2`, [
      accountId,
      id,
    ]);
  }

  /** Returns the intents of an order that may still be paid. */
  async openIntents(orderId: string): Promise<string[]> {
    const rows = await this.database.query<{ intentId: string }>(
      `select payment_intent_id as "intentId" from order_versions
       where order_id = $1 and payment_intent_id is not null and closed_at is null and paid_at is null`,
      [orderId],
    );
    return rows.map(({ intentId }) => intentId);
  }
}
