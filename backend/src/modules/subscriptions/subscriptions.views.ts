import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { SUBSCRIPTION_MOVEMENTS, SUBSCRIPTION_STATUSES } from './subscription-states.js';

/** Subscriptions that give access now: what is owed for them is paid, or still awaited. */
export const runningSubscriptions = publishedView('running_subscriptions', {
  id: 'uuid',
  account_id: 'uuid',
  product_id: 'uuid',
  status: oneOf(SUBSCRIPTION_STATUSES),
});

/** Products of all subscriptions, also of those whose first payment is pending. */
export const subscribedProducts = publishedView('subscribed_products', { product_id: 'uuid' });

/** Products to which accounts have begun a subscription, also with free days. */
export const begunSubscriptions = publishedView('begun_subscriptions', {
  account_id: 'uuid',
  product_id: 'uuid',
});

/** Subscriptions that renew until they are canceled, after their first payment, with what each brings in a month without tax. */
export const recurringSubscriptions = publishedView('recurring_subscriptions', {
  id: 'uuid',
  status: oneOf(SUBSCRIPTION_STATUSES),
  cancel_at: 'timestamptz?',
  started_at: 'timestamptz?',
  ended_at: 'timestamptz?',
  monthly_cents: 'integer',
});

/** Starts, ends without completion, failed and recovered payments, and changes of plan of all subscriptions, instalments too. */
export const subscriptionMovements = publishedView('subscription_movements', {
  subscription_id: 'uuid',
  kind: oneOf(SUBSCRIPTION_MOVEMENTS),
  at: 'timestamptz?',
  delta_cents: 'integer?',
});
