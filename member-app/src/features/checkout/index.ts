/** Checkout: from the cart to a payment, with sign-in, the payment form, and its errors. */
export { Checkout } from './checkout';
