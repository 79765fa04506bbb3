import { clsx } from 'clsx';
import { formatPrice } from '../lib/format';

export const Price = ({ price, className }: { price: string | null; className?: string }) => (
  <span className={clsx('font-serif tabular-nums', className)}>{formatPrice(price)}</span>
);
