import { clsx } from 'clsx';
import { formatPrice } from '../lib/format';

export function Price({ price, className }: { price: string | null; className?: string }) {
  return <span className={clsx('font-serif tabular-nums', className)}>{formatPrice(price)}</span>;
}
