import { publishedView } from '../../platform/database/published-view.js';

/** Products in members' carts, also those that can no longer be bought. */
export const cartedProducts = publishedView('carted_products', {
  account_id: 'uuid?',
  product_id: 'uuid',
  is_for_self: 'boolean',
  added_at: 'timestamptz',
});
