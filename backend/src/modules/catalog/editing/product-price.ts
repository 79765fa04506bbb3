import { badRequest } from '../../../kernel/errors.js';
import type { Cents } from '../../../kernel/money.js';
import { readPrice } from '../../../kernel/price.js';

/** Reads a price. A missing price means free too: the forms require a price, the API does not. */
export function priceOf(text: string | null | undefined): Cents | null {
  const price = readPrice(text ?? null);
  if (typeof price === 'string')
    throw badRequest('invalid', 'Please check the highlighted fields', { price });
  return price;
}
