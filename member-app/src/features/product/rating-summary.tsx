import { useTranslation } from 'react-i18next';
import { StarRating } from '../../shared/ui/star-rating';
import type { ProductDetail } from './api';

/** The average rating, and how many gave each number of stars. */
export function RatingSummary({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const { rating, reviewCount, ratingCounts } = product;
  return (
    <div className="mt-5 grid items-center gap-x-12 gap-y-6 rounded-lg border border-line bg-surface p-6 sm:grid-cols-[auto_1fr] sm:p-8">
      <div>
        <p aria-hidden className="font-serif text-5xl">
          {rating?.toFixed(1)}
        </p>
        <StarRating className="mt-2" average={rating} count={reviewCount} />
      </div>
      <ul aria-label={t('reviews.distribution')} className="space-y-1.5">
        {[5, 4, 3, 2, 1].map((stars) => (
          <StarsBar key={stars} stars={stars} count={ratingCounts[stars] ?? 0} of={reviewCount} />
        ))}
      </ul>
    </div>
  );
}

function StarsBar({ stars, count, of }: { stars: number; count: number; of: number }) {
  const { t } = useTranslation('product');
  return (
    <li className="flex items-center gap-3 text-sm">
      <span className="w-14 shrink-0 whitespace-nowrap">{t('reviews.stars', { count: stars })}</span>
      <span aria-hidden className="h-2 grow overflow-hidden rounded-full bg-gold-soft">
        <span
          className="block h-full rounded-full bg-gold"
          style={{ width: `${of === 0 ? 0 : (count / of) * 100}%` }}
        />
      </span>
      <span className="w-8 shrink-0 text-right text-ink-soft tabular-nums">{count}</span>
    </li>
  );
}
