import { BundlePart } from './bundle-part.entity.js';
import { ProductFile } from './product-file.entity.js';
import { Product } from './product.entity.js';

export const catalogEntities = [Product, ProductFile, BundlePart];
