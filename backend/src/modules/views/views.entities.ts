import { ProductViews } from './product-views.entity.js';

export const viewEntities = [ProductViews];
