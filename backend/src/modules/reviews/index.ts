/**
 * Reviews: an owner says what she thinks of what she owns, once, and may change her mind. The rows belong to catalog,
 * the lists to the storefront; here is the writing, which has to ask enrollments.
 */
export { ReviewsModule } from './reviews.module.js';
