/**
 * Subscriptions: products paid every month or year, or in instalments. Owns subscriptions, subscription_changes and
 * payment_customers. Learns of payments through Stripe's webhooks, which payments receives, and through its answers when
 * we ask. Each payment is an order of payments; access follows the subscription's state.
 */
export { SubscriptionsModule } from './subscriptions.module.js';
export { endOfMonths, stateOf, type ToldSubscription } from './subscription-states.js';
