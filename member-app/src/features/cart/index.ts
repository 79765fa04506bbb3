/** The cart of a visitor or member: its count, its lines, and putting things into it. */
export { AddToCartButton } from './add-to-cart-button';
export { cartKeys, useCartCount } from './api';
export { ProductAction } from './product-action';
