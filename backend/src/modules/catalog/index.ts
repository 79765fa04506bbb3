/**
 * Catalog: what is sold, and its files.
 * Offers product facts to whoever sells, teaches or lists them; lists for people are the storefront's.
 * Settles what may become of a product; the coach's desk for it is the studio's.
 */
export { catalogEntities } from './catalog.entities.js';
export { Product } from './product.entity.js';
export { ProductFile } from './product-file.entity.js';
export { CatalogModule } from './catalog.module.js';
export { productDownloads, productFacts, publishedProducts } from './catalog.views.js';
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
export {
  type NewProduct,
  type ProductChanges,
  ProductEditor,
  TITLE_LIMIT as PRODUCT_TITLE_LIMIT,
} from './product-editor.service.js';
export { readPrice } from './product-price.js';
export type { ProductMove } from './product-states.js';
export { SUMMARY_LIMIT } from './product-summary.js';
export { type ProductDownload, Products, type ProductSummary } from './products.queries.js';
