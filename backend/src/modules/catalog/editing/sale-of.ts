import { wrongFields } from '../../../kernel/errors.js';
import { type Cents, readPrice } from '../../../kernel/money.js';

interface Sale {
  priceCents: Cents | null;
  isSubscriptionOnly: boolean;
}

/** Reads how a product is sold: by a price, free, or only by subscription, which has no price. */
export function saleOf(
  price: string | null | undefined,
  isSubscriptionOnly: boolean | undefined,
): Partial<Sale> {
  const priceCents = price === undefined ? undefined : priceOf(price);
  const hasPrice = typeof priceCents === 'number';
  if (isSubscriptionOnly && hasPrice)
    throw wrongFields({ price: 'can’t be combined with subscriptions only' });
  if (isSubscriptionOnly) return { priceCents: null, isSubscriptionOnly };
  return {
    ...(priceCents !== undefined && { priceCents }),
    ...(hasPrice
      ? { isSubscriptionOnly: false }
      : isSubscriptionOnly !== undefined && { isSubscriptionOnly }),
  };
}

/** Reads a price. Null means free: the forms require a price, the API does not. */
function priceOf(text: string | null): Cents | null {
  const price = readPrice(text);
  if (typeof price === 'string') throw wrongFields({ price });
  return price;
}
