import { CartCoupon } from './cart-coupon.entity.js';
import { CartItem } from './cart-item.entity.js';

export const cartEntities = [CartItem, CartCoupon];
