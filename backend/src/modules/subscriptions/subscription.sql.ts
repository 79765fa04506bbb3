import type { Database, Tx } from '../../platform/database/database.js';
import type { StripeNews } from './stripe-subscriptions.service.js';
import type { Subscription } from './subscription.entity.js';
import { COUPON } from './subscription-discount.js';
import type { ShownState } from './subscription-states.js';

/** Columns of a `Subscription` from table `s`. */
export const SUBSCRIPTION = `s.id, s.account_id as "accountId", s.product_id as "productId", s.title, s.offer_id as "offerId",
  s.offer_name as "offerName", s.interval, s.instalments, s.trial_days as "trialDays", s.currency, s.amount_cents as "amountCents",
  s.tax_cents as "taxCents", s.tax_label as "taxLabel", s.tax_is_included as "taxIsIncluded", s.stripe_id as "stripeId",
  ${COUPON},
  s.status, s.payments_made as "paymentsMade", s.next_payment_at as "nextPaymentAt",
  s.payment_told_for as "paymentToldFor", s.paused_until as "pausedUntil", s.cancel_at as "cancelAt",
  s.access_until as "accessUntil", s.card_brand as "cardBrand", s.card_last4 as "cardLast4",
  s.cancel_reason as "cancelReason", s.created_at as "createdAt", s.started_at as "startedAt", s.paid_since as "paidSince",
  s.ended_at as "endedAt",
  s.checked_at as "checkedAt", s.changing_until as "changingUntil"`;

/** A member's subscription. */
export interface Named {
  accountId: string;
  id: string;
}

/** A subscription that Stripe knows, with its customer there. */
export type Running = Subscription & { stripeId: string; customerId: string; state: ShownState };

/** Reads a member's subscription that has begun and is not over. */
export const runningOne = (database: Database, { accountId, id }: Named): Promise<Running | undefined> =>
  database.one<Running & Record<string, unknown>>(
    `select ${SUBSCRIPTION}, ${SHOWN_STATE} as state, c.stripe_id as "customerId"
     from subscriptions s join payment_customers c on c.account_id = s.account_id
     where s.id = $1 and s.account_id = $2 and s.ended_at is null and s.stripe_id is not null and s.status <> 'incomplete'`,
    [id, accountId],
  );

/** SQL value: the `ShownState` of subscription `s`. */
export const SHOWN_STATE = `case when s.status <> 'active' then s.status when s.cancel_at is not null then 'ending'
  when s.paused_until is not null then 'paused' when s.payments_made = 0 then 'trial' else 'active' end`;

/** Recurring offers on sale to which a subscription to a product can change. */
export const otherPlans = (select: string, productId: string, offerId: string): string =>
  `${select} from recurring_offers o join published_products p on p.id = o.product_id
   where o.product_id = ${productId} and o.id <> ${offerId} and o.instalments is null
     and (p.price_cents is not null or p.is_subscription_only)`;

/** Locks the subscription that news are about. Our own id finds it if the server stopped before it learned Stripe's. */
export async function lockSubscription(
  tx: Tx,
  { stripeId, id }: Pick<StripeNews, 'stripeId' | 'id'>,
): Promise<Subscription | undefined> {
  return tx.one<Subscription & Record<string, unknown>>(
    `select ${SUBSCRIPTION} from subscriptions s
     where s.stripe_id = $1 or s.stripe_id is null and s.id::text = $2 for update`,
    [stripeId, id ?? null],
  );
}

/** Returns Stripe's ids of a member's subscriptions that are not over. */
export async function runningOf(tx: Tx, accountId: string): Promise<{ stripeId: string; status: string }[]> {
  return tx.query(
    `select stripe_id as "stripeId", status from subscriptions
     where account_id = $1 and ended_at is null and stripe_id is not null`,
    [accountId],
  );
}
