import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { contentRange, readListQuery } from '../../../platform/http/list-query.js';
import { SECOND_SEATS, TAX_NAME } from '../order-lines.sql.js';
import { COACH_ORDER_FIELDS, UNANSWERED } from './coach-order-fields.sql.js';
import type { CoachOrderResponse } from './coach-orders.dto.js';
import { type Cents, toDecimal } from '../../../kernel/money.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import type { members } from '../../accounts/index.js';

type Buyer = RowOf<typeof members>;
export type OrderFactsRow = Omit<
  CoachOrderResponse,
  'amountPaid' | 'amountRefunded' | 'fee' | 'tax' | 'buyerName' | 'buyerEmail'
> & {
  receivedCents: Cents;
  refundedCents: Cents;
  feeCents: Cents | null;
  taxCents: Cents;
  buyerName: Buyer['name'] | null;
  buyerEmail: Buyer['mailAddress'];
};

export const asCoachOrder = ({
  receivedCents,
  refundedCents,
  feeCents,
  taxCents,
  ...facts
}: OrderFactsRow): CoachOrderResponse => ({
  ...facts,
  amountPaid: toDecimal(receivedCents),
  amountRefunded: toDecimal(refundedCents),
  fee: feeCents === null ? null : toDecimal(feeCents),
  tax: toDecimal(taxCents),
});

/** Columns of a paid order. Money in a foreign currency always waits in review. */
export const ORDER_FACTS = `
  o.id, o.number, o.receipt_number as "receiptNumber", o.status, o.received_at as "paidAt", o.updated_at as "updatedAt", o.account_id as "buyerId", m.name as "buyerName",
  m.mail_address as "buyerEmail", o.received_cents as "receivedCents", coalesce(r.received_currency, v.currency) as currency,
  v.tax_cents as "taxCents", ${TAX_NAME} as "taxName",
  (select json_agg(json_build_object('id', l.product_id, 'title', l.title) order by l.position)
   from order_lines l where l.order_version_id = v.id) as products,
  ${SECOND_SEATS} as "secondSeats",
  o.refunded_cents as "refundedCents", o.fee_cents as "feeCents", o.dispute,
  (o.status = 'review' or coalesce(o.dispute in (${UNANSWERED}), false) or exists (select from refunds f where f.order_id = o.id and f.awaits_decision)) as "isWaiting"`;

export const JOINED_TO_ORDER = `
  join order_versions v on v.order_id = o.id and v.version = o.version
  left join payment_reviews r on r.order_id = o.id
  left join members m on m.id = o.account_id`;

export const ORDERS = 'orders o where o.received_at is not null';

/** The coach's list of orders: every order that received money, in any later state. */
@Injectable()
export class CoachOrdersQueries {
  constructor(private readonly database: Database) {}

  /** Finds the page in an index first and reads only its rows, so even the last page of a million orders is fast. */
  async list(params: ListParams): Promise<{ items: CoachOrderResponse[]; contentRange: string }> {
    const query = readListQuery(params, COACH_ORDER_FIELDS);
    const { where, parameters, orderBy, limit, offset } = query;
    const [rows, total] = await Promise.all([
      this.database.query<OrderFactsRow>(
        `select ${ORDER_FACTS}
         from (select o.id from ${ORDERS} and ${where} order by ${orderBy}, o.id limit ${limit} offset ${offset}) page
         join orders o on o.id = page.id ${JOINED_TO_ORDER}
         order by ${orderBy}, o.id`,
        parameters,
      ),
      this.count(where, parameters),
    ]);
    const items = rows.map(asCoachOrder);
    return { items, contentRange: contentRange('orders', query, items.length, total) };
  }

  async count(where: string, parameters: readonly unknown[]): Promise<number> {
    const row = await this.database.one<{ total: number }>(
      `select count(*)::int as total from ${ORDERS} and ${where}`,
      parameters,
    );
    return row?.total ?? 0;
  }

  async named(ids: readonly string[]): Promise<CoachOrderResponse[]> {
    const rows = await this.database.query<OrderFactsRow>(
      `select ${ORDER_FACTS} from unnest($1::uuid[]) with ordinality as named(id, place)
       join orders o on o.id = named.id ${JOINED_TO_ORDER} order by named.place`,
      [ids],
    );
    return rows.map(asCoachOrder);
  }
}
