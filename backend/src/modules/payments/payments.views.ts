import { PRODUCT_TYPES } from '../../kernel/product-types.js';
import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { DISPUTE_STAGES } from './dispute-stages.js';
import { ORDER_STATUSES } from './order-states.js';

/** What was paid for, and of that the tax: a line of an order each. Those that are the first of their order count the orders. */
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

/** What went back of what was paid for. Together with the paid lines: what is left. */
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

/**
 * The lines of every version of an order whose money has arrived, as they were then. A line without a purchase was paid for and
 * not given: it waits for the coach, or was refunded.
 */
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

/** What the payment provider took for payments and disputes, line by line, and when. */
export const takenFees = publishedView('taken_fees', {
  order_line_id: 'uuid',
  product_id: 'uuid',
  amount_cents: 'integer',
  taken_at: 'timestamptz',
});

/** Orders whose money has arrived, and when; without a fee while it is not known. */
export const receivedOrders = publishedView('received_orders', {
  id: 'uuid',
  received_at: 'timestamptz?',
  fee_cents: 'integer?',
});

/** Orders of which the coach has something to decide, or to answer. */
export const waitingOrders = publishedView('waiting_orders', { id: 'uuid' });

/** What buyers asked their bank about. */
export const disputedOrders = publishedView('disputed_orders', {
  id: 'uuid',
  order_id: 'uuid',
  order_number: 'text',
  account_id: 'uuid',
  stage: oneOf(DISPUTE_STAGES),
  opened_at: 'timestamptz',
  closed_at: 'timestamptz?',
});
