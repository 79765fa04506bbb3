/**
 * Catalog: what is sold, its files and what owners say about it.
 * Offers product facts to whoever sells, teaches or lists them; lists for people are the storefront's.
 */
export { catalogEntities } from './catalog.entities.js';
export { CatalogModule } from './catalog.module.js';
export {
  CATEGORIES,
  type Category,
  COURSE_CATEGORIES,
  DIGITAL_FILE_CATEGORIES,
  PRODUCT_STATUSES,
  PRODUCT_TYPES,
  type ProductStatus,
  type ProductType,
  TOPICS,
  type Topic,
} from './product-kinds.js';
export { Product } from './product.entity.js';
export { ProductFile } from './product-file.entity.js';
export { type ProductDownload, Products, type ProductSummary } from './products.js';
export { Review } from './review.entity.js';
