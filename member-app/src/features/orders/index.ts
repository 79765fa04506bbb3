/** A member's orders: a page for each with its products and receipt, and the list of all. */
export { MembersOnly } from './members-only';
export { OrderList } from './order-list';
export { OrderPage } from './order-page';
export { PaidWith } from './paid-with';
export { usePaymentNews } from './payment-news';
export { pollDelay } from './poll-delay';
export { StatusBadge } from './status-badge';
