/** The cart of a visitor or member: its count, its lines, adding products, and claiming free ones. */
export { useCart, useCartCount, useRefreshBelongings, useRemoveCoupon } from './api';
export { BuyForButtons } from './buy-for-buttons';
export { Cart } from './cart';
export { CouponBox } from './coupon-box';
export { CouponLink } from './coupon-link';
export { isRefusedCoupon, problemOf as couponProblem, type RefusedCoupon } from './coupon-words';
export { useCartCoupon } from './use-cart-coupon';
export { GiveButton } from './give-button';
export { OrderTotals } from './order-totals';
export { ProductAction } from './product-action';
export { ProductShelf, Shelf } from './product-shelf';
