import { publishedView } from '../../platform/database/published-view.js';

/** What was paid for: a line of an order each. An order is paid in one of its versions, so versions count as orders here. */
export const paidLines = publishedView('paid_lines', {
  id: 'uuid',
  order_version_id: 'uuid',
  account_id: 'uuid',
  product_id: 'uuid',
  amount_cents: 'integer',
  paid_at: 'timestamptz',
});

/** Lines of every order, paid or not. */
export const orderedLines = publishedView('ordered_lines', { id: 'uuid', product_id: 'uuid' });
