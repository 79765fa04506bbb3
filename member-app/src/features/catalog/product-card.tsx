import { clsx } from 'clsx';
import Clock from 'lucide-react/icons/clock';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { langOf } from '../../shared/site/untranslated';
import { productPath } from '../../shared/lib/paths';
import { Badge } from '../../shared/ui/badge';
import { buttonStyle } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Skeleton } from '../../shared/ui/loading';
import { ProductPrice } from '../../shared/ui/price';
import { StarRating } from '../../shared/ui/star-rating';
import type { Product } from './api';
import { rowStyle } from './row-style';
import { Thumbnail } from './thumbnail';

interface ProductCardProps {
  product: Product;
  /** The button of the card: the cart's `ProductAction`. */
  action: ReactNode;
  level?: 2 | 3;
  /** True for the first card of a page, which has its largest picture. */
  isFirst?: boolean;
  /** True for a long list, where a phone shows the picture beside the text. */
  isRow?: boolean;
}

export function ProductCard({
  product,
  action,
  level = 3,
  isFirst = false,
  isRow = false,
}: ProductCardProps) {
  const { t } = useTranslation('catalog');
  const Heading = `h${level}` as const;
  const to = productPath(product);
  return (
    <Card
      className={clsx(
        'group relative flex h-full flex-col overflow-hidden transition-shadow duration-300 hover:shadow-lift',
        isRow && rowStyle,
      )}
    >
      <div className={clsx('relative overflow-hidden', isRow && 'max-sm:self-start max-sm:rounded-md')}>
        <Thumbnail product={product} isFirst={isFirst} />
        <DetailsLink product={product} isRow={isRow} />
      </div>
      <div className={clsx('grow px-5 pt-5 sm:px-6 sm:pt-6', isRow && 'max-sm:p-0')}>
        <Badge tone="leaf" className={clsx('absolute top-4 left-4', isRow && 'max-sm:static max-sm:mb-1.5')}>
          {t(`categories.${product.category}`)}
        </Badge>
        <Heading
          lang={langOf(product, 'title')}
          className={clsx('text-xl wrap-anywhere', isRow && 'max-sm:text-lg')}
        >
          <Link to={to} className="decoration-1 underline-offset-4 hover:underline">
            {product.title}
          </Link>
        </Heading>
        <p className={clsx('mt-1 text-sm text-ink-soft', isRow && 'max-sm:hidden')}>
          {t('by', { creator: product.creator })}
        </p>
        <StarRating
          className={clsx('mt-3', isRow && 'max-sm:mt-1')}
          average={product.rating}
          count={product.reviewCount}
        />
        <Facts product={product} isRow={isRow} />
      </div>
      <div
        className={clsx(
          'flex flex-wrap items-center justify-between gap-3 px-5 pt-5 pb-5 sm:px-6 sm:pb-6',
          isRow && 'max-sm:col-span-2 max-sm:p-0',
        )}
      >
        <ProductPrice product={product} className="text-2xl" />
        {action}
      </div>
    </Card>
  );
}

/** Shown on hover and focus, and always on devices without hover; in a row the title is enough. */
function DetailsLink({ product, isRow }: { product: Product; isRow: boolean }) {
  const { t } = useTranslation('catalog');
  return (
    <Link
      to={productPath(product)}
      aria-label={`${t('viewDetails')}: ${product.title}`}
      className={buttonStyle({
        variant: 'secondary',
        size: 'sm',
        className: clsx(
          'absolute right-4 bottom-4 opacity-100 focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-hover:opacity-100 [@media(hover:hover)]:focus-visible:opacity-100',
          isRow && 'max-sm:hidden',
        ),
      })}
    >
      {t('viewDetails')}
    </Link>
  );
}

function Facts({ product, isRow }: { product: Product; isRow: boolean }) {
  const { t } = useTranslation('catalog');
  const {
    duration,
    studentCount: students,
    isOwned: owned,
    accessUntil,
    canBuyAgain,
    sessionsLeft,
  } = product;
  if (!duration && students === 0 && !owned) return null;
  return (
    <ul
      className={clsx(
        'flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft [&_li]:inline-flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4',
        isRow ? 'mt-1 sm:mt-3' : 'mt-3',
      )}
    >
      {duration && (
        <li>
          <Clock aria-hidden />
          <span lang={langOf(product, 'duration')}>{duration}</span>
        </li>
      )}
      {students > 0 && (
        <li className={isRow ? 'max-sm:hidden!' : undefined}>
          <Users aria-hidden />
          {t('students', { count: students })}
        </li>
      )}
      {owned && canBuyAgain && accessUntil === null && (
        <li>
          <Clock aria-hidden />
          {t('sessionsLeft', { count: sessionsLeft })}
        </li>
      )}
    </ul>
  );
}

export const ProductCardSkeleton = ({ isRow = false }: { isRow?: boolean }) => (
  <Card className={clsx('overflow-hidden', isRow && rowStyle)}>
    <Skeleton className={clsx('aspect-4/3 rounded-none', isRow && 'max-sm:self-start')} />
    <div className={clsx('space-y-3 px-6 pt-6', isRow && 'max-sm:p-0')}>
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-2/3" />
    </div>
    <div
      className={clsx('flex items-center justify-between p-6 pt-5', isRow && 'max-sm:col-span-2 max-sm:p-0')}
    >
      <Skeleton className="h-7 w-20" />
      <Skeleton className="h-11 w-36 rounded-full" />
    </div>
  </Card>
);
