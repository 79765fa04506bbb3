import { PRODUCT_TYPES } from '../../kernel/product-types.js';
import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { DISPUTE_STAGES, ORDER_STATUSES } from './order-states.js';

/** Paid amounts and their tax, one row per line of an order. Rows marked as the first of their order count the orders. */
export const paidLines = publishedView('paid_lines', {
  id: 'uuid',
  order_version_id: 'uuid',
  account_id: 'uuid',
  product_id: 'uuid',
  amount_cents: 'integer',
  paid_at: 'timestamptz',
  tax_cents: 'integer',
  is_first_of_order: 'boolean',
});

/** Refunded amounts of paid lines. Paid lines less these are the net amounts. */
export const refundedLines = publishedView('refunded_lines', {
  refund_id: 'uuid',
  order_line_id: 'uuid',
  account_id: 'uuid',
  product_id: 'uuid',
  amount_cents: 'integer',
  ends_access: 'boolean',
  refunded_at: 'timestamptz?',
  tax_cents: 'integer',
});

/** Lines of every order, paid or not. */
export const orderedLines = publishedView('ordered_lines', { id: 'uuid', product_id: 'uuid' });

/** Lines of every paid version, as at checkout. A line without a purchase is under review or was refunded. */
export const paymentLines = publishedView('payment_lines', {
  id: 'uuid',
  purchase_id: 'uuid?',
  order_version_id: 'uuid',
  order_id: 'uuid',
  order_number: 'text',
  order_status: oneOf(ORDER_STATUSES),
  account_id: 'uuid',
  product_id: 'uuid',
  type: oneOf(PRODUCT_TYPES),
  title: 'text',
  position: 'integer',
  amount_cents: 'integer',
  payment_intent_id: 'text?',
  paid_at: 'timestamptz?',
});

/** Orders that are payments of subscriptions. */
export const subscriptionOrders = publishedView('subscription_orders', {
  subscription_id: 'uuid?',
  order_id: 'uuid',
  number: 'text',
  status: oneOf(ORDER_STATUSES),
  total_cents: 'integer',
  received_at: 'timestamptz?',
  offer_name: 'text?',
});

/** Fees of the payment provider for payments and disputes, line by line, with their times. */
export const takenFees = publishedView('taken_fees', {
  order_line_id: 'uuid',
  product_id: 'uuid',
  amount_cents: 'integer',
  taken_at: 'timestamptz',
});

/** Paid orders with the time of payment; the fee is null until known. */
export const receivedOrders = publishedView('received_orders', {
  id: 'uuid',
  received_at: 'timestamptz?',
  fee_cents: 'integer?',
});

/** Orders that need a decision or a response from the coach. */
export const waitingOrders = publishedView('waiting_orders', { id: 'uuid' });

export const disputedOrders = publishedView('disputed_orders', {
  id: 'uuid',
  order_id: 'uuid',
  order_number: 'text',
  account_id: 'uuid',
  stage: oneOf(DISPUTE_STAGES),
  opened_at: 'timestamptz',
  closed_at: 'timestamptz?',
});
