/** A member's orders: one with what it opened and its receipt, and all of them. */
export { OrderList } from './order-list';
export { OrderPage } from './order-page';
