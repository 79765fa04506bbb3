/** What is on offer: the product as lists show it, its card, and reading lists of it. */
export { type ProductList, productKeys, useProducts } from './api';
export type { Product } from './product';
export { ProductCard, ProductCardSkeleton } from './product-card';
