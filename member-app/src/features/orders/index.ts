/** A member's orders: a page for each with its products and receipt, and the list of all. */
export { OrderList } from './order-list';
export { OrderPage } from './order-page';
