import type { Cents } from '../../../kernel/money.js';
import type { ProductType } from '../../../kernel/product-types.js';

/** What is bought, as it was when the intent was made: later changes of the product or the cart do not change it. */
export interface Snapshot {
  currency: string;
  subtotalCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
  lines: SnapshotLine[];
}

export interface SnapshotLine {
  productId: string;
  type: ProductType;
  title: string;
  thumbnailUrl: string | null;
  amountCents: Cents;
}

/** Equal for equal carts, whatever the order of their lines: the same things for the same money. */
export function fingerprintOf({ currency, taxCents, lines }: Snapshot): string {
  const things = lines.map(({ productId, amountCents }) => `${productId}:${amountCents}`).sort();
  return [currency, taxCents, ...things].join(' ');
}
