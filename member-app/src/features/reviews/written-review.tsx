import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/lib/format';
import { useCoach } from '../../shared/site/site';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { StarRow } from '../../shared/ui/star-rating';
import type { MyReview } from './api';

interface WrittenReviewProps {
  review: MyReview;
  pending: boolean;
  /** Starts an edit; null if the review can no longer be edited. */
  onEdit: (() => void) | null;
  onRemove: () => void;
}

export function WrittenReview({ review, pending, onEdit, onRemove }: WrittenReviewProps) {
  const { t } = useTranslation('reviews');
  const { firstName } = useCoach();
  const [asks, setAsks] = useState(false);
  const { rating, text, createdAt, editedAt, answer, state, hiddenReason } = review;
  return (
    <>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <StarRow filled={rating} label={t('given', { stars: rating })} />
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {editedAt && t('edited')}
      </p>
      {text && <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
      {state === 'waiting' && <Alert className="mt-4">{t('waiting', { coach: firstName })}</Alert>}
      {state === 'withheld' && <Alert className="mt-4">{t('withheld')}</Alert>}
      {state === 'hidden' && (
        <Alert className="mt-4">
          {hiddenReason === null
            ? t('hiddenByReports', { coach: firstName })
            : t('hidden', { coach: firstName, reason: hiddenReason })}
        </Alert>
      )}
      {answer && (
        <div className="mt-4 max-w-prose border-l-2 border-gold pl-5">
          <p className="text-sm font-semibold">{t('answered', { coach: firstName })}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-soft">{answer}</p>
        </div>
      )}
      {asks && (
        <p role="alert" className="mt-4">
          {t('removeForGood')}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {onEdit && (
          <Button variant="secondary" size="sm" onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          pending={pending}
          onClick={onEdit || asks ? onRemove : () => setAsks(true)}
        >
          {t('remove')}
        </Button>
        {asks && (
          <Button variant="secondary" size="sm" onClick={() => setAsks(false)}>
            {t('keep')}
          </Button>
        )}
      </div>
    </>
  );
}
