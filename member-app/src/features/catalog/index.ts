/** Catalog: the product as lists show it, its card, and queries for lists of products. */
export {
  type Product,
  type ProductQuery,
  productKeys,
  useFeaturedProducts,
  useProductFiles,
  useProducts,
} from './api';
export { ProductCard, ProductCardSkeleton } from './product-card';
export { FilesOnDemand } from './files-on-demand';
export { ProductFiles } from './product-files';
export { Thumbnail } from './thumbnail';
export { rowStyle } from './row-style';
