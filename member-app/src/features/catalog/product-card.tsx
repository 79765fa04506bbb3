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
import { Price } from '../../shared/ui/price';
import { StarRating } from '../../shared/ui/star-rating';
import type { Product } from './api';
import { Thumbnail } from './thumbnail';

interface ProductCardProps {
  product: Product;
  /** The button of the card: the cart's `ProductAction`. */
  action: ReactNode;
  level?: 2 | 3;
  /** True for the first card of a page, which has its largest picture. */
  isFirst?: boolean;
}

export function ProductCard({ product, action, level = 3, isFirst = false }: ProductCardProps) {
  const { t } = useTranslation('catalog');
  const Heading = `h${level}` as const;
  const to = productPath(product);
  return (
    <Card className="group relative flex h-full flex-col overflow-hidden transition-shadow duration-300 hover:shadow-lift">
      <div className="relative overflow-hidden">
        <Thumbnail product={product} isFirst={isFirst} />
        <Badge tone="leaf" className="absolute top-4 left-4">
          {t(`categories.${product.category}`)}
        </Badge>
        {/* Shown on hover and focus, and always on devices without hover. */}
        <Link
          to={to}
          aria-label={`${t('viewDetails')}: ${product.title}`}
          className={buttonStyle({
            variant: 'secondary',
            size: 'sm',
            className:
              'absolute right-4 bottom-4 opacity-100 focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-hover:opacity-100 [@media(hover:hover)]:focus-visible:opacity-100',
          })}
        >
          {t('viewDetails')}
        </Link>
      </div>
      <div className="flex grow flex-col p-5 sm:p-6">
        <Heading lang={langOf(product, 'title')} className="text-xl wrap-anywhere">
          <Link to={to} className="decoration-1 underline-offset-4 hover:underline">
            {product.title}
          </Link>
        </Heading>
        <p className="mt-1 text-sm text-ink-soft">{t('by', { creator: product.creator })}</p>
        <StarRating className="mt-3" average={product.rating} count={product.reviewCount} />
        <Facts product={product} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-5">
          <Price price={product.price} className="text-2xl" />
          {action}
        </div>
      </div>
    </Card>
  );
}

function Facts({ product }: { product: Product }) {
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
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft [&_li]:inline-flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4">
      {duration && (
        <li>
          <Clock aria-hidden />
          <span lang={langOf(product, 'duration')}>{duration}</span>
        </li>
      )}
      {students > 0 && (
        <li>
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

export const ProductCardSkeleton = () => (
  <Card className="overflow-hidden">
    <Skeleton className="aspect-4/3 rounded-none" />
    <div className="space-y-3 p-6">
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-2/3" />
      <div className="flex items-center justify-between pt-5">
        <Skeleton className="h-7 w-20" />
        <Skeleton className="h-11 w-36 rounded-full" />
      </div>
    </div>
  </Card>
);
