/**
 * Storefront: the public screens of the shop. Reads across catalog, courses, enrollments and media, because a card
 * shows students and ownership, which are above catalog (docs/decisions). Owns no table, and no module may use it.
 */
export { StorefrontModule } from './storefront.module.js';
