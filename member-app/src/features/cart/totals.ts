import { amountOf, centsOf } from '../../shared/lib/cents';
import type { CartItem, CartSummary } from './api';

/** Amounts in the API's format: '97.00'. */
export interface Totals extends Pick<CartSummary, 'subtotal' | 'discount' | 'tax' | 'taxName' | 'total'> {
  couponCode: string | null;
}

/**
 * Sums price times quantity. Tax is not known yet (product rule 4.4), because the server computes the amount to pay.
 */
export function totalsOf(items: readonly Pick<CartItem, 'quantity' | 'product'>[]): Totals {
  const cents = items.reduce((sum, { quantity, product }) => sum + centsOf(product.price) * quantity, 0);
  const total = amountOf(cents);
  return { subtotal: total, discount: '0.00', tax: '0.00', taxName: null, total, couponCode: null };
}
