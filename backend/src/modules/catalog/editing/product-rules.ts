import { badRequest } from '../../../kernel/errors.js';
import { type Cents, readPrice } from '../../../kernel/money.js';
import type { ProductType } from '../../../kernel/product-types.js';
import { CATEGORIES_OF, type Category } from '../product-kinds.js';

/** A product stays in the categories of its type. */
export function assertCategoryFits(type: ProductType, category: Category): void {
  const categories: readonly Category[] = CATEGORIES_OF[type];
  if (!categories.includes(category)) {
    throw badRequest('invalid', 'Please check the highlighted fields', {
      category: `must be one of: ${categories.join(', ')}`,
    });
  }
}

/** Reads a price. A missing price means free too: the forms require a price, the API does not. */
export function priceOf(text: string | null | undefined): Cents | null {
  const price = readPrice(text ?? null);
  if (typeof price === 'string')
    throw badRequest('invalid', 'Please check the highlighted fields', { price });
  return price;
}
