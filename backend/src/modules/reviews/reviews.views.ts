import { publishedView } from '../../platform/database/published-view.js';

/** Reviews that are neither hidden nor pending: ratings and counts come from these (product rule 4.3). */
export const visibleReviews = publishedView('visible_reviews', {
  id: 'uuid',
  product_id: 'uuid',
  account_id: 'uuid',
  rating: 'smallint',
  text: 'text',
  answer: 'text?',
  created_at: 'timestamptz',
  can_be_quoted: 'boolean',
});

/** Reviews in any state, shown only to their authors. */
export const writtenReviews = publishedView('written_reviews', {
  id: 'uuid',
  product_id: 'uuid',
  account_id: 'uuid',
  created_at: 'timestamptz',
});

/** Reviews for the coach to decide: pending approval, or reported by a member. */
export const waitingReviews = publishedView('waiting_reviews', { id: 'uuid' });
