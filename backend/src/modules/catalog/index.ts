/**
 * Catalog: what is sold, its files and what owners say about it.
 * Offers product facts to whoever sells, teaches or lists them; lists for people are the storefront's.
 */
import { Product } from './product.entity.js';
import { ProductFile } from './product-file.entity.js';
import { Review } from './review.entity.js';

export { CatalogModule } from './catalog.module.js';
export {
  CATEGORIES,
  type Category,
  PRODUCT_TYPES,
  type ProductStatus,
  type ProductType,
  TOPICS,
  type Topic,
} from './product-kinds.js';
export { type ProductDownload, Products, type ProductSummary } from './products.queries.js';

export { Product, ProductFile, Review };
export const catalogEntities = [Product, ProductFile, Review];
