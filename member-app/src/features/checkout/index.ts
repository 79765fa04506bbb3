/** From the cart to a payment: signing in on the way, the payment form, and what can go wrong with it. */
export { Checkout } from './checkout';
