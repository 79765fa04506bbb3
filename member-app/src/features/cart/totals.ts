import type { CartItem } from './api';

/** Amounts as the wire writes them: '97.00'. */
export interface Totals {
  subtotal: string;
  tax: string;
  total: string;
}

/** The total is the sum of price times quantity, and tax is 0.00 (product rule 4.4). The amount to pay is computed by the server. */
export function totalsOf(items: readonly Pick<CartItem, 'quantity' | 'product'>[]): Totals {
  const cents = items.reduce((sum, { quantity, product }) => sum + inCents(product.price) * quantity, 0);
  const total = (cents / 100).toFixed(2);
  return { subtotal: total, tax: '0.00', total };
}

const inCents = (amount: string) => Math.round(Number(amount) * 100);
