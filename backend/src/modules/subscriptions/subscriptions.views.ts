import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { SUBSCRIPTION_STATUSES } from './subscription-states.js';

/** Subscriptions that give access now: what is owed for them is paid, or still awaited. */
export const runningSubscriptions = publishedView('running_subscriptions', {
  id: 'uuid',
  account_id: 'uuid',
  product_id: 'uuid',
  status: oneOf(SUBSCRIPTION_STATUSES),
});

/** Products of all subscriptions, also of those whose first payment is pending. */
export const subscribedProducts = publishedView('subscribed_products', { product_id: 'uuid' });
