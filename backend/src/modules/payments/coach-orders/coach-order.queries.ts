import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { ADDED_TAX, IS_REDEEMED, OFFER_OF_LINE } from '../order-lines.sql.js';
import { PaymentLinksService } from '../payment-links.service.js';
import { asDetail, type DetailRow, type HappeningRow } from './coach-order-detail.sql.js';
import type { CoachOrderDetailResponse } from './coach-orders.dto.js';
import { JOINED_TO_ORDER, ORDER_FACTS } from './coach-orders.queries.js';
import { TIMELINE } from './order-timeline.js';

const PARTS = `coalesce((
  select json_agg(json_build_object('productId', b.product_id, 'title', b.title) order by b.position)
  from order_line_parts b where b.order_line_id = l.id
), '[]')`;

/** Recipient of line `l`; null: its buyer. */
const GIFT = `(
  select json_build_object('id', g.id, 'state', g.state, 'isForWard', g.is_for_ward, 'recipientName', g.recipient_name, 'recipientEmail', g.recipient_email,
    'redeemedById', g.redeemed_by, 'redeemedByName', r.name, 'redeemedAt', g.redeemed_at)
  from gift_facts g left join account_names r on r.id = g.redeemed_by where g.order_line_id = l.id)`;

const ORDER = `
  select ${ORDER_FACTS}, o.subscription_id as "subscriptionId", o.created_at as "createdAt", v.subtotal_cents as "subtotalCents",
         v.discount_cents as "discountCents", v.coupon_id as "couponId", v.coupon_code as "couponCode",
         v.total_cents as "totalCents", v.payment_intent_id as "paymentId", v.card_brand as "cardBrand",
         v.card_last4 as "cardLast4",
         (select json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'type', l.type, 'title', l.title,
                   'amountCents', l.amount_cents, 'discountCents', l.discount_cents, 'addedTaxCents', ${ADDED_TAX}, 'offer', ${OFFER_OF_LINE},
                   'refundedCents', back.cents, 'isEnding', back.is_ending,
                   'parts', ${PARTS}, 'gift', ${GIFT}, 'isRedeemed', ${IS_REDEEMED},
                   'isDelivered', exists (select from purchases u where u.order_line_id = l.id),
                   'isOwned', e.id is not null,
                   'isOwnedByThis', not l.is_gift and exists (select from standing_rights t
                      where t.account_id = o.account_id and t.product_id = l.product_id
                        and (t.source = 'purchase' and t.source_id = o.id or t.source = 'subscription' and t.source_id = o.subscription_id)))
                 order by l.position)
          from order_lines l
          cross join lateral (
            select coalesce(sum(p.amount_cents), 0)::int as cents, coalesce(bool_or(p.ends_access), false) as is_ending
            from refund_lines p where p.order_line_id = l.id and not p.is_void) back
          left join active_enrollments e on e.account_id = o.account_id and e.product_id = l.product_id and not l.is_gift
          where l.order_version_id = v.id) as lines,
         coalesce((select json_agg(json_build_object('id', f.id, 'status', f.status, 'origin', f.origin,
             'amountCents', f.amount_cents, 'requestedAt', f.requested_at, 'settledAt', f.settled_at, 'reason', f.reason,
             'taxCents', (select coalesce(sum(p.tax_cents), 0) from refund_lines p where p.refund_id = f.id),
             'failure', f.failure, 'needsDecision', f.awaits_decision,
             'titles', coalesce((select json_agg(l.title order by l.position) from refund_lines p
                       join order_lines l on l.id = p.order_line_id where p.refund_id = f.id and p.ends_access), '[]'))
             order by f.requested_at, f.id)
           from refunds f where f.order_id = o.id), '[]') as refunds,
         coalesce((
           select json_agg(json_build_object('id', d.id, 'stripeDisputeId', d.stripe_dispute_id, 'stage', d.stage,
                    'amountCents', d.amount_cents, 'reason', d.reason, 'openedAt', d.opened_at,
                    'answerBy', d.answer_by, 'closedAt', d.closed_at) order by d.opened_at, d.id)
           from disputes d where d.order_id = o.id), '[]') as disputes,
         o.refund_requested_cents as "refundRequestedCents"
  from orders o ${JOINED_TO_ORDER}
  where o.id = $1 and o.received_at is not null`;

/** Reads everything about one order, in two statements. */
@Injectable()
export class CoachOrderQueries {
  constructor(
    private readonly database: Database,
    private readonly links: PaymentLinksService,
  ) {}

  async one(id: string): Promise<CoachOrderDetailResponse> {
    const [row, timeline] = await Promise.all([
      this.database.one<DetailRow>(ORDER, [id]),
      this.database.query<HappeningRow>(TIMELINE, [id]),
    ]);
    if (!row) throw notFound('Order');
    return asDetail(row, this.links, timeline);
  }
}
