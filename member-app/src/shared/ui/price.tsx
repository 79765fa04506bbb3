import type { Schemas } from '@sanctum/openapi';
import { clsx } from 'clsx';
import { i18n } from '../words/i18n';
import { formatMoney, formatPrice } from '../lib/format';

interface Props {
  price: string | null;
  className?: string;
}

export const Price = ({ price, className }: Props) => (
  <span className={clsx('font-serif tabular-nums', className)}>{formatPrice(price)}</span>
);

type Card = Pick<Schemas['ProductCardResponse'], 'price' | 'isSubscriptionOnly' | 'recurringPrice'> &
  Partial<Pick<Schemas['ProductCardResponse'], 'fromPrice'>>;

interface ProductProps {
  product: Card;
  className?: string;
}

/** Lowest price of a product: '$29.00', 'From $29.00', or 'From $19.00 / month' if it is sold only by subscription. */
export const ProductPrice = ({ product, className }: ProductProps) => (
  <span className={clsx('font-serif tabular-nums', className)}>{lowestOf(product)}</span>
);

function lowestOf({ price, fromPrice = null, isSubscriptionOnly, recurringPrice }: Card): string {
  if (recurringPrice) {
    const { interval, isLowest } = recurringPrice;
    const each = i18n.t(`ui:each.${interval}`, { price: formatMoney(recurringPrice.price) });
    return isLowest ? i18n.t('ui:from', { price: each }) : each;
  }
  // Only drafts and archived products can be without an offer.
  if (isSubscriptionOnly) return '';
  return fromPrice === null ? formatPrice(price) : i18n.t('ui:from', { price: formatPrice(fromPrice) });
}
