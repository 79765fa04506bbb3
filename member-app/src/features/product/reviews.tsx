import { useSearchParams } from 'react-router-dom';
import { readPage } from '../../shared/lib/read-page';
import { useFocusOnNewPage } from '../../shared/lib/use-focus-on-new-page';
import { Card } from '../../shared/ui/card';
import { ErrorState } from '../../shared/ui/error-state';
import { Pagination } from '../../shared/ui/pagination';
import { Skeleton } from '../../shared/ui/skeleton';
import { MyReview } from '../reviews';
import { type ProductDetail, useReviews } from './api';
import { RatingSummary } from './rating-summary';
import { ReviewItem } from './review-item';
import { productTexts } from './texts';

const { reviews: texts } = productTexts;

/** The anchor that the rating at the top of the page links to. */
export const reviewsId = 'reviews';

export function Reviews({ product }: { product: ProductDetail }) {
  return (
    <section id={reviewsId} aria-labelledby={`${reviewsId}-title`}>
      {product.owned && <MyOwnReview productId={product.id} />}
      {product.reviewCount === 0 ? <NoReviews /> : <ReviewList product={product} />}
    </section>
  );
}

function MyOwnReview({ productId }: { productId: string }) {
  return (
    <div className="mb-10">
      <MyReview productId={productId} />
    </div>
  );
}

const title = (
  <h2 id={`${reviewsId}-title`} className="text-2xl">
    {texts.title}
  </h2>
);

function NoReviews() {
  return (
    <>
      {title}
      <Card className="mt-5 p-6">
        <p className="font-serif text-xl">{texts.none}</p>
        <p className="mt-1 text-ink-soft">{texts.noneText}</p>
      </Card>
    </>
  );
}

function ReviewList({ product }: { product: ProductDetail }) {
  const [address] = useSearchParams();
  const page = readPage(address.get(reviewsId));
  const list = useFocusOnNewPage<HTMLDivElement>(page);
  return (
    <>
      {title}
      <RatingSummary product={product} />
      <div ref={list} tabIndex={-1} className="mt-8 scroll-mt-24">
        <ReviewPage product={product} page={page} />
      </div>
    </>
  );
}

function ReviewPage({ product, page }: { product: ProductDetail; page: number }) {
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useReviews(product.id, page);
  if (isPending) {
    return (
      <section aria-busy aria-label={texts.loading} className="space-y-4">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </section>
    );
  }
  if (isError) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  return (
    <>
      <ul aria-busy={isPlaceholderData} className="divide-y divide-line border-y border-line">
        {data.items.map((review) => (
          <ReviewItem key={review.id} review={review} creator={product.creator} />
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          page={page}
          pageCount={Math.ceil(data.total / data.pageSize)}
          to={(next) => ({ search: `?${reviewsId}=${next}` })}
        />
      </div>
    </>
  );
}
