import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { GIFT_STATES } from './gift-note.js';

/** Recipient of an order line, and its redemption. */
export const giftFacts = publishedView('gift_facts', {
  id: 'uuid',
  order_line_id: 'uuid',
  order_id: 'uuid',
  buyer_id: 'uuid?',
  state: oneOf(GIFT_STATES),
  recipient_email: 'text?',
  recipient_name: 'text?',
  message: 'text?',
  opened_at: 'timestamptz?',
  redeemed_by: 'uuid?',
  redeemed_at: 'timestamptz?',
  is_for_ward: 'boolean',
});
