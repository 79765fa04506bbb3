import type { Database, Tx } from '../../../platform/database/database.js';
import { IS_REDEEMED, OFFER_OF_LINE, PARTS_OF_LINE } from '../order-lines.sql.js';
import type { DisputeStage, OrderStatus, RefundOrigin, RefundStatus } from '../order-states.js';
import type { OrderedOffer, OrderedPart } from '../ordered-parts.js';
import type { RefundableLine, RefundableOrder, RefundPlan } from './plan-refund.js';

export interface LockedLine extends RefundableLine {
  productId: string;
  title: string;
  parts: OrderedPart[];
  offer: OrderedOffer | null;
  isGift: boolean;
  isDelivered: boolean;
  /** True if a completed refund ends its access. */
  isEnded: boolean;
}

export interface LockedRefund {
  id: string;
  status: RefundStatus;
  origin: RefundOrigin;
  amountCents: number;
  stripeRefundId: string | null;
  needsDecision: boolean;
  requestedBy: string | null;
  reason: string | null;
}

/** An order whose money is about to move, locked until the transaction ends. */
export interface LockedOrder extends RefundableOrder {
  id: string;
  number: string;
  accountId: string;
  status: OrderStatus;
  /** Currency of the payment; equals `soldIn` as a rule. */
  currency: string;
  soldIn: string;
  receivedAt: Date;
  intentId: string | null;
  /** Subscription of which it is one payment; null: none. */
  subscriptionId: string | null;
  refundedCents: number;
  /** Stage of the dispute; null without one. */
  dispute: DisputeStage | null;
  lines: LockedLine[];
  refunds: LockedRefund[];
}

const lockBy = (condition: string): string => `
  select o.id from orders o where o.received_at is not null and ${condition} for update`;

/** Reads an order with its refunds and lines; failed refunds do not count for a line. */
const READ = `
  select o.id, o.number, o.account_id as "accountId", o.status, coalesce(r.received_currency, v.currency) as currency,
         v.currency as "soldIn",
         v.payment_intent_id as "intentId", o.subscription_id as "subscriptionId", o.received_at as "receivedAt", o.received_cents as "receivedCents", o.refunded_cents as "refundedCents",
         o.refund_requested_cents as "refundRequestedCents", o.dispute,
         coalesce((select json_agg(json_build_object('id', f.id, 'status', f.status, 'origin', f.origin,
             'amountCents', f.amount_cents,
             'stripeRefundId', f.stripe_refund_id, 'needsDecision', f.awaits_decision, 'requestedBy', f.requested_by,
             'reason', f.reason) order by f.requested_at, f.id)
           from refunds f where f.order_id = o.id), '[]') as refunds,
         (select json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'title', l.title,
             'parts', ${PARTS_OF_LINE}, 'offer', ${OFFER_OF_LINE}, 'amountCents', l.amount_cents, 'refundedCents', back.cents, 'isEnding', back.is_ending,
             'isEnded', back.is_ended, 'isGift', l.is_gift, 'isRedeemed', ${IS_REDEEMED},
             'isDelivered', exists (select from purchases u where u.order_line_id = l.id)) order by l.position)
          from order_lines l cross join lateral (
            select coalesce(sum(p.amount_cents), 0)::int as cents, coalesce(bool_or(p.ends_access), false) as is_ending,
                   coalesce(bool_or(p.ends_access and f.status = 'succeeded'), false) as is_ended
            from refund_lines p join refunds f on f.id = p.refund_id
            where p.order_line_id = l.id and not p.is_void) back
          where l.order_version_id = v.id) as lines
  from orders o join order_versions v on v.order_id = o.id and v.version = o.version
  left join payment_reviews r on r.order_id = o.id
  where o.id = $1`;

async function lock(tx: Tx, condition: string, value: string): Promise<LockedOrder | undefined> {
  const found = await tx.one<{ id: string }>(lockBy(condition), [value]);
  if (!found) return undefined;
  // Read after locking, so that it sees the previous transaction's result.
  return tx.one<LockedOrder>(READ, [found.id]);
}

/** Reads the order without a lock, so it may change a moment later. */
export const findOrder = (database: Database, id: string): Promise<LockedOrder | undefined> =>
  database.one<LockedOrder>(`${READ} and o.received_at is not null`, [id]);

export const lockOrder = (tx: Tx, id: string): Promise<LockedOrder | undefined> => lock(tx, 'o.id = $1', id);

export const lockOrderOfPayment = (tx: Tx, intentId: string): Promise<LockedOrder | undefined> =>
  lock(
    tx,
    'o.id = (select v.order_id from order_versions v where v.payment_intent_id = $1 and v.paid_at is not null)',
    intentId,
  );

/** Gives each part its share of the line's tax; the last part gets the rest. */
export async function addRefundLines(
  tx: Tx,
  refundId: string,
  lines: RefundPlan['lines'],
  endsAccess: boolean,
): Promise<void> {
  for (const { id, amountCents } of lines) {
    await tx.query(
      `insert into refund_lines (refund_id, order_line_id, amount_cents, ends_access, tax_cents)
       select $1, l.id, $3, $4, coalesce(round(l.tax_cents::numeric * (back.cents + $3) / nullif(l.amount_cents, 0)), 0)::int - back.tax
       from order_lines l cross join lateral (
         select coalesce(sum(amount_cents), 0)::int as cents, coalesce(sum(tax_cents), 0)::int as tax
         from refund_lines where order_line_id = l.id and not is_void
       ) back
       where l.id = $2`,
      [refundId, id, amountCents, endsAccess],
    );
  }
}
