import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/card';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { NextPage } from '../../shared/ui/next-page';
import { StarRating } from '../../shared/ui/star-rating';
import { MyReview } from '../reviews';
import { type ProductDetail, useReviews } from './api';
import { ReviewItem } from './review-item';

/** The anchor that the rating at the top of the page links to. */
export const reviewsId = 'reviews';

export const Reviews = ({ product }: { product: ProductDetail }) => (
  <section id={reviewsId} aria-labelledby={`${reviewsId}-title`}>
    {(product.isOwned || product.hasMyReview) && <MyOwnReview product={product} />}
    {product.reviewCount === 0 ? <NoReviews /> : <ReviewList product={product} />}
  </section>
);

const MyOwnReview = ({ product: { id, isOwned: owned } }: { product: ProductDetail }) => (
  <div className="mb-10">
    <MyReview productId={id} isOwner={owned} />
  </div>
);

function Title() {
  const { t } = useTranslation('product');
  return (
    <h2 id={`${reviewsId}-title`} className="text-2xl">
      {t('reviews.title')}
    </h2>
  );
}

function NoReviews() {
  const { t } = useTranslation('product');
  return (
    <>
      <Title />
      <Card className="mt-5 p-6">
        <p className="font-serif text-xl">{t('reviews.none')}</p>
        <p className="mt-1 text-ink-soft">{t('reviews.noneText')}</p>
      </Card>
    </>
  );
}

const ReviewList = ({ product }: { product: ProductDetail }) => (
  <>
    <Title />
    <RatingSummary product={product} />
    <div className="mt-8">
      <ReviewItems product={product} />
    </div>
  </>
);

function ReviewItems({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const query = useReviews(product.id);
  const { data } = query;
  if (!data)
    return (
      <NotLoaded
        query={query}
        skeleton={<Skeletons label={t('reviews.loading')} of={['h-32', 'h-32']} className="space-y-4" />}
      />
    );
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {data.pages
          .flatMap(({ items }) => items)
          .map((review) => (
            <ReviewItem key={review.id} review={review} creator={product.creator} />
          ))}
      </ul>
      <NextPage of={query} words={t('reviews.more')} className="mt-8 text-center" />
    </>
  );
}

function RatingSummary({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const { rating, reviewCount, ratingCounts } = product;
  return (
    <div className="mt-5 grid items-center gap-x-12 gap-y-6 rounded-lg border border-line bg-surface p-6 sm:grid-cols-[auto_1fr] sm:p-8">
      <div>
        <StarRating average={rating} count={reviewCount} />
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
      <span className="w-18 shrink-0 whitespace-nowrap">{t('reviews.stars', { count: stars })}</span>
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
