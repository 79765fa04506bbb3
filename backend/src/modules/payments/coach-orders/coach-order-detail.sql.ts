import { type Cents, toDecimal } from '../../../kernel/money.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import type { accountNames } from '../../accounts/index.js';
import { offerOf, type OrderedOffer } from '../ordered-parts.js';
import { planRefundByCoach } from '../refunds/plan-refund.js';
import type {
  CoachOrderDetailResponse,
  CoachOrderLineResponse,
  OrderDisputeResponse,
  OrderHappeningResponse,
  OrderRefundResponse,
} from './coach-orders.dto.js';
import { asCoachOrder, type OrderFactsRow } from './coach-orders.queries.js';
import { accessOf } from './line-access.js';
import type { OrderHappening } from './order-timeline.js';

type Line = Omit<
  CoachOrderLineResponse,
  'price' | 'discount' | 'offer' | 'access' | 'amountRefunded' | 'amountRefundable'
> & {
  offer: OrderedOffer | null;
  amountCents: Cents;
  discountCents: Cents;
  addedTaxCents: Cents;
  refundedCents: Cents;
} & Record<'isEnding' | 'isDelivered' | 'isRedeemed' | 'isOwned' | 'isOwnedByThis', boolean>;
type Refund = Omit<OrderRefundResponse, 'amount' | 'tax'> & { amountCents: Cents; taxCents: Cents };
type Dispute = Omit<OrderDisputeResponse, 'amount' | 'url'> & { amountCents: Cents; stripeDisputeId: string };

export interface DetailRow extends OrderFactsRow {
  subscriptionId: string | null;
  createdAt: Date;
  subtotalCents: Cents;
  discountCents: Cents;
  couponId: string | null;
  couponCode: string | null;
  totalCents: Cents;
  /** Payment intent at the provider; null: a coupon made the order free. */
  paymentId: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  lines: Line[];
  refundRequestedCents: Cents;
  refunds: Refund[];
  disputes: Dispute[];
}

export interface HappeningRow {
  at: Date;
  what: OrderHappening;
  about: string | null;
  cents: Cents | null;
  by: RowOf<typeof accountNames>['name'] | null;
}

interface Links {
  urlOf(paymentId: string): string;
  urlOfDispute(stripeDisputeId: string): string;
}

export function asDetail(row: DetailRow, links: Links, timeline: HappeningRow[]): CoachOrderDetailResponse {
  const { subtotalCents, discountCents, totalCents, refundRequestedCents: _, ...order } = row;
  const {
    subscriptionId,
    paymentId,
    cardBrand,
    cardLast4,
    couponId,
    couponCode,
    lines,
    refunds,
    disputes,
    ...facts
  } = order;
  // While the payment is disputed, nothing can be refunded.
  const refundOf = (lineIds?: string[]): Cents =>
    row.status === 'disputed' ? 0 : (planRefundByCoach(row, lineIds)?.amountCents ?? 0);
  return {
    ...asCoachOrder(facts),
    subscriptionId,
    createdAt: row.createdAt,
    subtotal: toDecimal(subtotalCents),
    discount: toDecimal(discountCents),
    coupon: couponId !== null && couponCode !== null ? { id: couponId, code: couponCode } : null,
    total: toDecimal(totalCents),
    lines: lines.map((line) => asLine(line, row.status === 'review', refundOf([line.id]))),
    payment: paymentId === null ? null : { id: paymentId, url: links.urlOf(paymentId), cardBrand, cardLast4 },
    amountRefundable: toDecimal(refundOf()),
    refunds: refunds.map(asRefund),
    disputes: disputes.map((dispute) => asDispute(dispute, links)),
    timeline: timeline.map(asHappening),
  };
}

const asLine = (line: Line, orderWaits: boolean, refundable: Cents): CoachOrderLineResponse => ({
  id: line.id,
  productId: line.productId,
  type: line.type,
  title: line.title,
  price: toDecimal(line.amountCents + line.discountCents - line.addedTaxCents),
  discount: toDecimal(line.discountCents),
  offer: offerOf(line),
  access: accessOf(line, orderWaits),
  parts: line.parts,
  gift: line.gift && { ...line.gift, redeemedAt: isoOf(line.gift.redeemedAt) },
  amountRefunded: toDecimal(line.refundedCents),
  amountRefundable: refundable > 0 ? toDecimal(refundable) : null,
});

/** Converts times within JSON, which PostgreSQL formats differently. */
const isoOf = (time: string | null): string | null => time && new Date(time).toISOString();

const asRefund = ({
  amountCents,
  taxCents,
  requestedAt,
  settledAt,
  ...refund
}: Refund): OrderRefundResponse => ({
  ...refund,
  amount: toDecimal(amountCents),
  tax: toDecimal(taxCents),
  requestedAt: new Date(requestedAt).toISOString(),
  settledAt: isoOf(settledAt),
});

const asDispute = (
  { amountCents, stripeDisputeId, openedAt, answerBy, closedAt, ...dispute }: Dispute,
  links: Links,
): OrderDisputeResponse => ({
  ...dispute,
  amount: toDecimal(amountCents),
  openedAt: new Date(openedAt).toISOString(),
  answerBy: isoOf(answerBy),
  closedAt: isoOf(closedAt),
  url: links.urlOfDispute(stripeDisputeId),
});

const asHappening = ({ cents, ...happening }: HappeningRow): OrderHappeningResponse => ({
  ...happening,
  amount: cents === null ? null : toDecimal(cents),
});
