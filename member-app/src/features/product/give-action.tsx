import type { ButtonProps } from '../../shared/ui/button';
import { BuyForButtons, GiveButton } from '../cart';
import { isMinor, useSession } from '../session';
import type { ProductDetail } from './api';

type Props = Pick<ButtonProps, 'size' | 'className'> & {
  product: ProductDetail;
  offerId: string | null | undefined;
};

/**
 * Paid products can be given, or bought for a daughter, even by owners. Not for minors, who cannot pay, nor for the
 * coach, who does not buy, nor for free products, which anyone can claim.
 */
export function GiveAction({ product, offerId, ...look }: Props) {
  const { data: member } = useSession();
  if (product.price === null || member?.role === 'creator' || (member && isMinor(member))) return null;
  return (
    <>
      {(!product.isForPairs || product.isOwned) && (
        <BuyForButtons product={product} offerId={offerId} {...look} />
      )}
      <GiveButton product={product} offerId={offerId} {...look} />
    </>
  );
}
