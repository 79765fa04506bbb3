/**
 * Reviews: owners' reviews of products. Each owner writes one review of a product and may change or delete it. The
 * coach replies, hides, and approves those of minors; members report them. Enrollments tells if the writer owns the
 * product, and accounts if a review needs approval; the storefront lists reviews.
 */
export { Review } from './review.entity.js';
export { visibleReviews } from './reviews.views.js';
export { ReviewsModule } from './reviews.module.js';
