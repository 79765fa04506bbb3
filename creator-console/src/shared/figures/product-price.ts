import type { Schemas } from '@sanctum/openapi';
import { priceOf } from './format';
import { paymentsOf } from '../offer-payments';
import { inLanguage } from '../words/in-language';

const texts = inLanguage({
  en: { free: 'Free', from: (price: string) => `From ${price}`, noOffer: 'No offers' },
  es: { free: 'Gratis', from: (price) => `Desde ${price}`, noOffer: 'Sin ofertas' },
});

type Product = Pick<Schemas['CreatorProductResponse'], 'price' | 'isSubscriptionOnly' | 'recurringPrice'>;

/** Price of a product: 'Free', '$97.00', or 'From $19.00 / month' if it is sold only by subscription. */
export function productPrice({ price, isSubscriptionOnly, recurringPrice }: Product): string {
  if (price !== null) return priceOf(price);
  if (!isSubscriptionOnly) return texts.free;
  if (recurringPrice === null) return texts.noOffer;
  const { interval, isLowest } = recurringPrice;
  const each = paymentsOf(priceOf(recurringPrice.price), { interval, instalments: null });
  return isLowest ? texts.from(each) : each;
}
