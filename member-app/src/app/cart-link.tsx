import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCartCount } from '../features/cart';
import { paths } from '../shared/lib/paths';
import { buttonStyle } from '../shared/ui/button';

export function CartLink() {
  const { t } = useTranslation('shell');
  const { data: count = 0 } = useCartCount();
  return (
    <Link
      to={paths.cart}
      aria-label={t('cart', { count })}
      className={buttonStyle({ variant: 'ghost', size: 'icon', className: 'relative' })}
    >
      <ShoppingBag aria-hidden />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 grid h-5 min-w-5 animate-rise place-items-center rounded-full bg-clay px-1 text-xs font-bold text-paper tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
