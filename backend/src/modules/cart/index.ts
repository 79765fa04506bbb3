/**
 * Cart: what a visitor or member intends to buy. Owns the cart lines and the one coupon in a cart.
 * Offers payments the priced lines, the coupon, the merge of a visitor's cart into a member's, and the totals.
 */
export { CartCouponService, discounted } from './cart-coupon.service.js';
export { CartOfferResponse } from './cart.dto.js';
export { CartModule } from './cart.module.js';
export type { CartLine } from './cart.queries.js';
export { CartService } from './cart.service.js';
export type { Shopper } from './shopper.js';
export { taxed, type Totals, totalsOf } from './totals.js';
export { CurrentShopper } from './current-shopper.decorator.js';
