import { Product } from './product.entity.js';
import { ProductFile } from './product-file.entity.js';
import { Review } from './review.entity.js';

export const catalogEntities = [Product, ProductFile, Review];
