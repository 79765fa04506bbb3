/** Checkout: from the cart to a payment, with sign-in, the payment form, and its errors. */
export { CardFields } from './card-fields';
export { CardForm } from './card-form';
export { Checkout } from './checkout';
export { confirmCard } from './confirm-payment';
export { PaymentForm } from './payment-form';
export { failureOf } from './refusals';
export { SignInStep } from './sign-in-step';
