import type { ButtonProps } from '../../shared/ui/button';
import { BuyForButtons, GiveButton } from '../cart';
import { isMinor, useSession } from '../session';
import type { ProductDetail } from './api';

type Props = Pick<ButtonProps, 'size' | 'className'> & { product: ProductDetail };

/** Whatever has a price can be given, or bought for a daughter, also by who owns it. A minor gives nothing, since she does not pay; the coach does not buy, and what is free everybody claims. */
export function GiveAction({ product, ...look }: Props) {
  const { data: member } = useSession();
  if (product.price === null || member?.role === 'creator' || (member && isMinor(member))) return null;
  return (
    <>
      {(!product.isForPairs || product.isOwned) && <BuyForButtons product={product} {...look} />}
      <GiveButton product={product} {...look} />
    </>
  );
}
