import { type Cents, toDecimal } from '../../../kernel/money.js';
import type { ProductType } from '../../../kernel/product-types.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import type { accountNames } from '../../accounts/index.js';
import { planRefund } from '../refunds/plan-refund.js';
import type {
  CoachOrderDetailResponse,
  CoachOrderLineResponse,
  OrderHappeningResponse,
  OrderRefundResponse,
} from './coach-orders.dto.js';
import { asCoachOrder, type OrderFactsRow } from './coach-order-row.sql.js';
import { accessOf } from './line-access.js';
import type { OrderHappening } from './order-timeline.js';

export interface DetailRow extends OrderFactsRow {
  createdAt: Date;
  subtotalCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
  paymentId: string;
  cardBrand: string | null;
  cardLast4: string | null;
  lines: {
    id: string;
    productId: string;
    type: ProductType;
    title: string;
    amountCents: Cents;
    refundedCents: Cents;
    isEnding: boolean;
    isDelivered: boolean;
    isOwned: boolean;
    isOwnedByThis: boolean;
  }[];
  refundRequestedCents: Cents;
  refunds: (Omit<OrderRefundResponse, 'amount'> & { amountCents: Cents })[];
}

export interface HappeningRow {
  at: Date;
  what: OrderHappening;
  about: string | null;
  cents: Cents | null;
  by: RowOf<typeof accountNames>['name'] | null;
}

type LineRow = DetailRow['lines'][number];

export function asDetail(row: DetailRow, url: string, timeline: HappeningRow[]): CoachOrderDetailResponse {
  const { paymentId, cardBrand, cardLast4, lines, refunds } = row;
  // While the bank asks about the payment, nothing of it can be given back.
  const refundOf = (lineIds?: string[]): Cents =>
    row.status === 'disputed' ? 0 : (planRefund(row, lineIds)?.amountCents ?? 0);
  return {
    ...asCoachOrder(row),
    createdAt: row.createdAt.toISOString(),
    subtotal: toDecimal(row.subtotalCents),
    tax: toDecimal(row.taxCents),
    total: toDecimal(row.totalCents),
    lines: lines.map((line) => asLine(line, row.status === 'review', refundOf([line.id]))),
    payment: { id: paymentId, url, cardBrand, cardLast4 },
    refundable: toDecimal(refundOf()),
    refunds: refunds.map(asRefund),
    timeline: timeline.map(asHappening),
  };
}

const asLine = (line: LineRow, orderWaits: boolean, refundable: Cents): CoachOrderLineResponse => ({
  ...{ id: line.id, productId: line.productId, type: line.type, title: line.title },
  price: toDecimal(line.amountCents),
  access: accessOf(line, orderWaits),
  refunded: toDecimal(line.refundedCents),
  refundable: refundable > 0 ? toDecimal(refundable) : null,
});

/** Times inside JSON come as PostgreSQL writes them. */
const asRefund = ({
  amountCents,
  requestedAt,
  settledAt,
  ...refund
}: DetailRow['refunds'][number]): OrderRefundResponse => ({
  ...refund,
  amount: toDecimal(amountCents),
  requestedAt: new Date(requestedAt).toISOString(),
  settledAt: settledAt === null ? null : new Date(settledAt).toISOString(),
});

const asHappening = ({ at, cents, ...happening }: HappeningRow): OrderHappeningResponse => ({
  ...happening,
  at: at.toISOString(),
  amount: cents === null ? null : toDecimal(cents),
});
