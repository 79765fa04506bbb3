import { useTranslation } from 'react-i18next';
import type { Product } from '../catalog';
import { Button, type ButtonProps } from '../../shared/ui/button';
import { toast } from '../../shared/ui/toast-store';
import { addedWords } from './added-words';
import { useAddToCart } from './api';

type Props = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  product: Pick<Product, 'id' | 'title'>;
  label: string;
};

export function AddToCartButton({ product, label, ...look }: Props) {
  const { t } = useTranslation('cart');
  const addToCart = useAddToCart();

  function add() {
    addToCart.mutate(product.id, {
      onSuccess: (added) => toast(addedWords(product.title, added)),
      onError: () =>
        toast({
          title: t('addFailed.title'),
          description: t('addFailed.description'),
          variant: 'destructive',
        }),
    });
  }

  return (
    <Button {...look} pending={addToCart.isPending} onClick={add}>
      {addToCart.isPending ? t('adding') : label}
    </Button>
  );
}
