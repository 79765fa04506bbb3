import { CartItem } from './cart-item.entity.js';

export const cartEntities = [CartItem];
