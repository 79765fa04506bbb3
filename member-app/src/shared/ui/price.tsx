import { clsx } from 'clsx';
import { i18n } from '../words/i18n';
import { formatPrice } from '../lib/format';

interface Props {
  price: string | null;
  /** True if it is the lowest of several prices. */
  isFrom?: boolean;
  className?: string;
}

export const Price = ({ price, isFrom = false, className }: Props) => (
  <span className={clsx('font-serif tabular-nums', className)}>
    {isFrom ? i18n.t('ui:from', { price: formatPrice(price) }) : formatPrice(price)}
  </span>
);
