import { Suspense } from 'react';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { productPath } from '../../shared/lib/paths';
import { ButtonLink, type ButtonProps } from '../../shared/ui/button';
import type { Product } from '../catalog';
import { LaterAskToBuy } from '../family';
import { isMinor, useSession } from '../session';
import { AddToCartButton } from './add-to-cart-button';
import { GetFreeButton } from './get-free-button';

type Props = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  product: Product;
  /** Chosen offer; null: the product's own price. Without it, several offers are chosen on the product's page. */
  offerId?: string | null | undefined;
};

/**
 * The main button of every product: opens owned products, claims free ones, leads to the offers of subscriptions, and
 * buys the rest, including repeatable packages again and products whose access ends. A minor asks guardians to buy. The
 * coach does not buy.
 */
export function ProductAction({ product, offerId, ...look }: Props) {
  const { t } = useTranslation('cart');
  const { data: member } = useSession();
  const isRepeated = product.isOwned && product.accessUntil === null;
  if (member?.role === 'creator') return null;
  if (product.isOwned && !product.canBuyAgain) {
    return (
      <ButtonLink
        {...look}
        variant="soft"
        to={productPath(product)}
        aria-label={`${t('owned')}: ${product.title}`}
      >
        <Check aria-hidden />
        {t('owned')}
      </ButtonLink>
    );
  }
  if (product.isSubscriptionOnly) return <SeeOptions {...look} product={product} />;
  if (product.price === null) {
    return <GetFreeButton {...look} product={product} />;
  }
  if (member && isMinor(member)) {
    return (
      <Suspense>
        <LaterAskToBuy {...look} member={member} productIds={[product.id]} />
      </Suspense>
    );
  }
  if (offerId === undefined && product.fromPrice !== null) return <SeeOptions {...look} product={product} />;
  return (
    <AddToCartButton
      {...look}
      product={product}
      offerId={offerId}
      label={isRepeated ? t('again') : t('add')}
    />
  );
}

/** Leads to the product's page, where an offer is chosen. */
function SeeOptions({ product, ...look }: Omit<Props, 'offerId'>) {
  const { t } = useTranslation('cart');
  return (
    <ButtonLink {...look} to={productPath(product)} aria-label={`${t('choose')}: ${product.title}`}>
      {t('choose')}
    </ButtonLink>
  );
}
