/**
 * Reviews: what owners say about what they own. Each owner writes one review of a product and may change or delete it.
 * The coach answers and hides them and approves those of minors; members report them. Enrollments are asked whether
 * the writer owns the product, accounts whose review waits; the public list of reviews is the storefront's.
 */
export { Review } from './review.entity.js';
export { visibleReviews } from './reviews.views.js';
export { ReviewsModule } from './reviews.module.js';
