import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { type Cents, sum, toDecimal } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import { contains, ids, isTrue, oneOf } from '../../../platform/http/list-filters.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { readPage } from '../../../platform/http/read-page.js';
import { type ListFields, readListQuery } from '../../../platform/http/list-query.js';
import { amounts, times } from '../../../platform/http/list-ranges.js';
import type { accountNames, members } from '../../accounts/index.js';
import { RESOLUTIONS, REVIEW_REASONS } from '../judge-payment.js';
import { PaymentLinksService } from '../payment-links.service.js';
import type { PaymentReviewResponse, ReviewedLineResponse } from './payment-reviews.dto.js';

export const PAYMENT_REVIEW_FIELDS: ListFields = {
  sort: {
    id: 'r.order_id',
    openedAt: { columns: ['r.opened_at'], missing: 'never' },
    resolvedAt: 'r.resolved_at',
    amountPaid: 'r.received_cents',
    orderNumber: 'lower(o.number)',
    buyerName: 'lower(m.name)',
  },
  filter: {
    q: contains('m.name', 'm.email', 'o.number', 'v.payment_intent_id'),
    orderNumber: contains('o.number'),
    buyerName: contains('m.name'),
    buyerEmail: contains('m.email'),
    lines: contains("(select string_agg(l.title, ' ') from order_lines l where l.order_version_id = v.id)"),
    isOpen: isTrue('(r.resolved_at is null)'),
    reason: oneOf(REVIEW_REASONS, 'r.reason'),
    resolution: oneOf(RESOLUTIONS, 'r.resolution'),
    id: ids('r.order_id'),
    ...amounts('amountPaid', 'r.received_cents'),
    ...amounts('amountExpected', 'v.total_cents'),
    ...times('openedAt', 'r.opened_at'),
    ...times('resolvedAt', 'r.resolved_at'),
  },
  default: { sort: 'openedAt', order: 'DESC' },
};

const FROM = `payment_reviews r
  join orders o on o.id = r.order_id
  join order_versions v on v.order_id = o.id and v.version = o.version
  left join members m on m.id = o.account_id`;

const SELECT = `
  select r.order_id as id, o.number as "orderNumber", r.reason, m.name as "buyerName", m.mail_address as "buyerEmail",
         r.received_cents as "receivedCents", r.received_currency as "paidCurrency",
         v.total_cents as "expectedCents", v.currency as "expectedCurrency", v.payment_intent_id as "paymentId",
         v.card_brand as "cardBrand", v.card_last4 as "cardLast4", r.opened_at as "openedAt", r.resolution,
         r.resolved_at as "resolvedAt", a.name as "resolvedBy", r.note,
         (select json_agg(json_build_object('productId', l.product_id, 'type', l.type, 'title', l.title,
                   'amountCents', l.amount_cents,
                   'isDelivered', exists (select from purchases u where u.order_line_id = l.id),
                   'isOwned', not l.is_gift and exists (select from active_enrollments e
                                      where e.account_id = o.account_id and e.product_id = l.product_id)
                     and not exists (select from repeatable_products r where r.id = l.product_id),
                   'isRefunding', exists (select from refund_lines p join refunds f on f.id = p.refund_id
                                          where p.order_line_id = l.id and f.status = 'pending'))
                 order by l.position)
          from order_lines l where l.order_version_id = v.id) as lines
  from ${FROM} left join account_names a on a.id = r.resolved_by`;

type Buyer = RowOf<typeof members>;
type Row = Omit<
  PaymentReviewResponse,
  | 'buyerName'
  | 'buyerEmail'
  | 'resolvedBy'
  | 'amountPaid'
  | 'amountExpected'
  | 'waiting'
  | 'lines'
  | 'canGrant'
  | 'paymentUrl'
> & {
  buyerName: Buyer['name'] | null;
  buyerEmail: Buyer['mailAddress'];
  resolvedBy: RowOf<typeof accountNames>['name'] | null;
  receivedCents: Cents;
  expectedCents: Cents;
  lines: (Omit<ReviewedLineResponse, 'price'> & { amountCents: Cents })[];
};

/** Reads payments under review, and the decisions about earlier ones. */
@Injectable()
export class PaymentReviewsQueries {
  constructor(
    private readonly database: Database,
    private readonly links: PaymentLinksService,
  ) {}

  async list(params: ListParams): Promise<{ items: PaymentReviewResponse[]; contentRange: string }> {
    return readPage(this.database, readListQuery(params, PAYMENT_REVIEW_FIELDS), {
      unit: 'payment-reviews',
      select: SELECT,
      from: FROM,
      tie: 'r.order_id',
      show: (rows: Row[]) => rows.map((row) => this.shape(row)),
    });
  }

  async one(id: string): Promise<PaymentReviewResponse> {
    const row = await this.database.one<Row>(`${SELECT} where r.order_id = $1`, [id]);
    if (!row) throw notFound('Payment review');
    return this.shape(row);
  }

  private shape({ receivedCents, expectedCents, lines, ...row }: Row): PaymentReviewResponse {
    const waiting = lines.filter(({ isDelivered }) => !isDelivered);
    return {
      ...row,
      amountPaid: toDecimal(receivedCents),
      amountExpected: toDecimal(expectedCents),
      waiting: toDecimal(sum(waiting.map(({ amountCents }) => amountCents))),
      lines: lines.map(({ amountCents, ...line }) => ({ ...line, price: toDecimal(amountCents) })),
      canGrant:
        row.resolution === null &&
        row.buyerName !== null &&
        waiting.every(({ isOwned, isRefunding }) => !isOwned && !isRefunding),
      paymentUrl: this.links.urlOf(row.paymentId),
    };
  }
}
