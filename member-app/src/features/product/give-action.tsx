import type { ButtonProps } from '../../shared/ui/button';
import { GiveButton } from '../cart';
import { useSession } from '../session';
import type { ProductDetail } from './api';

type Props = Pick<ButtonProps, 'size' | 'className'> & { product: ProductDetail };

/** Whatever has a price can be given, also by who owns it. The coach does not buy, and what is free everybody claims. */
export function GiveAction({ product, ...look }: Props) {
  const { data: member } = useSession();
  if (product.price === null || member?.role === 'creator') return null;
  return <GiveButton product={product} {...look} />;
}
