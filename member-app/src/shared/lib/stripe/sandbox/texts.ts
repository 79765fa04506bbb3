/** Stripe's own words where a person would read them from Stripe, ours where only the sandbox speaks. */
export const sandboxTexts = {
  notice: 'Payment sandbox: no real money moves.',
  number: 'Card number',
  expiry: 'Expiration date',
  cvc: 'Security code',
  expiryPlaceholder: 'MM / YY',
  cvcPlaceholder: 'CVC',

  incompleteNumber: 'Your card number is incomplete.',
  invalidNumber: 'Your card number is invalid.',
  incompleteExpiry: "Your card's expiration date is incomplete.",
  invalidMonth: "Your card's expiration date is invalid.",
  pastMonth: "Your card's expiration date is in the past.",
  pastYear: "Your card's expiration year is in the past.",
  incompleteCvc: "Your card's security code is incomplete.",

  authenticate: 'Authenticate your payment',
  authenticateHint:
    'A real bank would ask its customer to confirm this payment. In the sandbox you decide how that ends.',
  complete: 'Complete authentication',
  fail: 'Fail authentication',

  unreachable:
    'We are unable to reach our payments provider. You have not been charged. Please check your internet connection and try again.',
  cardsOnly: 'The payment sandbox takes cards through the Payment Element only.',
} as const;
