/** Subscriptions: the page that begins one, a page for each with its changes, and the list among the orders. */
export { Subscribe } from './subscribe';
export { SubscriptionList } from './subscription-list';
export { SubscriptionPage } from './subscription-page';
