import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/lib/format';
import { StarRow } from '../../shared/ui/star-rating';
import { useSession } from '../session';
import type { Review } from './api';

/** Loaded only for members, because visitors read this page too. */
const ReportButton = lazy(async () => ({ default: (await import('./report-button')).ReportButton }));

export function ReviewItem({ review, creator }: { review: Review; creator: string }) {
  const { t } = useTranslation('product');
  const { data: member } = useSession();
  const { author, rating, text, isMine, createdAt, answer } = review;
  return (
    <li className="py-6">
      <article>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h3 className="font-sans text-base font-semibold tracking-normal">{author}</h3>
          <StarRow filled={rating} label={t('reviews.given', { stars: rating })} />
          <time dateTime={createdAt} className="text-sm text-ink-soft">
            {formatDate(createdAt)}
          </time>
        </div>
        {text && <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
        {answer && (
          <div className="mt-4 max-w-prose border-l-2 border-gold pl-5">
            <p className="text-sm font-semibold">{t('reviews.answered', { name: creator })}</p>
            <p className="mt-1 whitespace-pre-line text-ink-soft wrap-anywhere">{answer}</p>
          </div>
        )}
        {member?.role === 'member' && !isMine && (
          <Suspense>
            <ReportButton review={review} />
          </Suspense>
        )}
      </article>
    </li>
  );
}
