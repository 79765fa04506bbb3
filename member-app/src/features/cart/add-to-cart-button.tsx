import type { Product } from '../catalog';
import { Button, type ButtonProps } from '../../shared/ui/button';
import { toast } from '../../shared/ui/toast-store';
import { useAddToCart } from './api';
import { cartTexts } from './texts';

type Props = Pick<ButtonProps, 'variant' | 'size' | 'className'> & { product: Pick<Product, 'id' | 'title'> };

export function AddToCartButton({ product, ...look }: Props) {
  const addToCart = useAddToCart();

  function add() {
    addToCart.mutate(product.id, {
      onSuccess: () =>
        toast({ title: cartTexts.added.title, description: cartTexts.added.description(product.title) }),
      onError: () => toast({ ...cartTexts.addFailed, variant: 'destructive' }),
    });
  }

  return (
    <Button {...look} pending={addToCart.isPending} onClick={add}>
      {addToCart.isPending ? cartTexts.adding : cartTexts.add}
    </Button>
  );
}
