/** Stripe's codes for card brands whose names are not the code with a capital. */
const names: Record<string, string> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  cartes_bancaires: 'Cartes Bancaires',
};

export const cardName = (brand: string): string =>
  names[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
