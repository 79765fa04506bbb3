import type { ButtonProps } from '../../shared/ui/button';
import { BuyForButtons, GiveButton } from '../cart';
import { isMinor, useSession } from '../session';
import type { ProductDetail } from './api';
import type { Offers } from './use-offers';

type Props = Pick<ButtonProps, 'size' | 'className'> & {
  product: ProductDetail;
  offers: Offers;
};

/**
 * Paid products can be given, or bought for a daughter, even by owners. Not for minors, who cannot pay, nor for the
 * coach, who does not buy, nor for free products, which anyone can claim, nor in several payments.
 */
export function GiveAction({ product, offers: { offerId, recurring }, ...look }: Props) {
  const { data: member } = useSession();
  if (product.price === null || recurring || member?.role === 'creator' || (member && isMinor(member)))
    return null;
  return (
    <>
      {(!product.isForPairs || product.isOwned) && (
        <BuyForButtons product={product} offerId={offerId} {...look} />
      )}
      <GiveButton product={product} offerId={offerId} {...look} />
    </>
  );
}
