import { Stripe } from '../../../platform/stripe/stripe-client.js';
import { newId, secondsOf } from '../api/ids.js';
import { addRhythms, type Period, type Rhythm } from './periods.js';

export interface Plan {
  price: Stripe.Price;
  quantity: number;
  /** Name of the product. */
  name: string;
}

export interface NewSubscription {
  /** Id of a subscription of the past; missing: a new one. */
  id?: string;
  customer: Stripe.Customer;
  plan: Plan;
  trialEnd: number | null;
  cancelAt: number | null;
  cancelAtPeriodEnd: boolean;
  defaultMethod: string | null;
  saveDefaultMethod: 'off' | 'on_subscription';
  afterTrialWithoutCard: MissingCard;
  description: string | null;
  metadata: Record<string, string>;
}

export const MISSING_CARD = ['cancel', 'create_invoice', 'pause'] as const;
type MissingCard = (typeof MISSING_CARD)[number];

export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`subscription ${id} has no item`);
  return item;
}

export function rhythmOf({ id, recurring }: Stripe.Price): Rhythm {
  if (!recurring) throw new Error(`price ${id} is not recurring`);
  return recurring;
}

export const periodOf = (subscription: Stripe.Subscription): Period => {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  return { start, end };
};

/** Returns the subscription with other fields of its item, such as its price or period. */
export function withItem(
  subscription: Stripe.Subscription,
  changes: Partial<Stripe.SubscriptionItem>,
): Stripe.Subscription {
  const item = { ...itemOf(subscription), ...changes };
  return { ...subscription, items: { ...subscription.items, data: [item] } };
}

export const withPeriod = (subscription: Stripe.Subscription, { start, end }: Period) =>
  withItem(subscription, { current_period_start: start, current_period_end: end });

/** Returns the status of a subscription that owes nothing. */
export const statusInOrder = ({ trial_end: trialEnd }: Stripe.Subscription, at: Date) =>
  trialEnd !== null && trialEnd > secondsOf(at) ? 'trialing' : 'active';

export function newSubscription(wanted: NewSubscription, at: Date): Stripe.Subscription {
  const { id = newId('sub') } = wanted;
  const start = secondsOf(at);
  const { customer, plan, trialEnd } = wanted;
  const end = trialEnd ?? addRhythms(start, rhythmOf(plan.price), 1);
  const cancelAt = wanted.cancelAtPeriodEnd ? end : wanted.cancelAt;
  return {
    ...NEUTRAL,
    id,
    billing_cycle_anchor: trialEnd ?? start,
    cancel_at: cancelAt,
    cancel_at_period_end: wanted.cancelAtPeriodEnd,
    canceled_at: cancelAt === null ? null : start,
    created: start,
    currency: plan.price.currency,
    customer: customer.id,
    default_payment_method: wanted.defaultMethod,
    description: wanted.description,
    items: {
      object: 'list',
      data: [newItem(id, plan, { start, end }, start)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: wanted.metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: wanted.saveDefaultMethod,
    },
    start_date: start,
    test_clock: customer.test_clock ?? null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: wanted.afterTrialWithoutCard },
    },
    trial_start: trialEnd === null ? null : start,
  };
}

/** The fields of a new subscription that are the same for all. */
const NEUTRAL = {
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  billing_thresholds: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  status: 'incomplete',
  transfer_data: null,
} satisfies Partial<Stripe.Subscription>;

function newItem(
  subscription: string,
  { price, quantity }: Plan,
  { start, end }: Period,
  created: number,
): Stripe.SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: legacyPlan(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** Returns the item's price in the older form that Stripe still publishes beside it. */
export function legacyPlan(price: Stripe.Price): Stripe.Plan {
  const { interval, interval_count } = rhythmOf(price);
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: Stripe.Decimal.from(price.unit_amount ?? 0),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
