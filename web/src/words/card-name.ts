/** Names of card brands that are not simply Stripe's code with a capital. */
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
