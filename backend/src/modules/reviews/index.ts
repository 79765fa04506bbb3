/**
 * Reviews: what owners say about what they own. Each owner writes one review of a product and may change or delete it.
 * Publishes review.written and review.removed. Enrollments are asked whether the writer owns the product; the public list of reviews is the storefront's.
 */
export { reviewEntities } from './reviews.entities.js';
export { Review } from './review.entity.js';
export { visibleReviews, writtenReviews } from './reviews.views.js';
export { ReviewsModule } from './reviews.module.js';
