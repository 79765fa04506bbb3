import { useTranslation } from 'react-i18next';
import { listed } from '../../shared/lib/format';
import { i18n } from '../../shared/words/i18n';
import type { Product } from '../catalog';
import { Button, type ButtonProps } from '../../shared/ui/button';
import { toast, toastFailure } from '../../shared/ui/toast-store';
import { type AddedItem, useAddToCart } from './api';

type Props = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  product: Pick<Product, 'id' | 'title'>;
  /** Chosen offer; null: the product's own price. */
  offerId?: string | null | undefined;
  label: string;
};

export function AddToCartButton({ product, offerId, label, ...look }: Props) {
  const { t } = useTranslation('cart');
  const addToCart = useAddToCart();

  function add() {
    const line = { productId: product.id, ...(offerId !== undefined && { offerId }) };
    addToCart.mutate(line, {
      onSuccess: (added) => toast(addedWords(product.title, added)),
      onError: () => toastFailure(t('addFailed.title'), t('addFailed.description')),
    });
  }

  return (
    <Button {...look} pending={addToCart.isPending} onClick={add}>
      {addToCart.isPending ? t('adding') : label}
    </Button>
  );
}

/** Toast after adding to the cart. It also names what a bundle replaces, or the bundle that includes the product. */
function addedWords(title: string, { replaces, includedIn }: AddedItem) {
  if (includedIn !== null)
    return {
      title: i18n.t('cart:included.title'),
      description: i18n.t('cart:included.description', { title, bundle: includedIn }),
    };
  const added = i18n.t('cart:added.description', { title });
  const replaced = i18n.t('cart:added.replaces', { count: replaces.length, titles: listed(replaces) });
  return {
    title: i18n.t('cart:added.title'),
    description: replaces.length === 0 ? added : `${added}. ${replaced}`,
  };
}
