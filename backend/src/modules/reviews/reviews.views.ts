import { publishedView } from '../../platform/database/published-view.js';

/** What owners say, without what the coach has hidden: ratings and counts are made of these (product rule 4.3). */
export const visibleReviews = publishedView('visible_reviews', {
  id: 'uuid',
  product_id: 'uuid',
  account_id: 'uuid',
  rating: 'smallint',
  text: 'text',
  answer: 'text?',
  created_at: 'timestamptz',
});

/** That somebody wrote a review, hidden or not: for the writer's own eyes. */
export const writtenReviews = publishedView('written_reviews', {
  id: 'uuid',
  product_id: 'uuid',
  account_id: 'uuid',
  created_at: 'timestamptz',
});
