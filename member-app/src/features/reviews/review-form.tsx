import { REVIEW_LIMIT } from '@sanctum/openapi/choices';
import { clsx } from 'clsx';
import Star from 'lucide-react/icons/star';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCoach } from '../../shared/site/site';
import { Button } from '../../shared/ui/button';
import { Form, FormField, FormMessage, useFormError } from '../../shared/ui/form';
import { Textarea } from '../../shared/ui/input';
import { useSession } from '../session';
import type { MyReview, ReviewDraft } from './api';

interface ReviewFormProps {
  review: MyReview | null;
  pending: boolean;
  /** Rejects if the server refuses the review. */
  onSave: (draft: ReviewDraft) => Promise<unknown>;
  onCancel: () => void;
}

export function ReviewForm({ review, pending, onSave, onCancel }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const { firstName } = useCoach();
  const [rating, setRating] = useState(review?.rating ?? null);
  const [text, setText] = useState(review?.text ?? '');
  const [canBeQuoted, setMayQuote] = useState(review?.canBeQuoted ?? false);
  const { data: member } = useSession();

  async function submit() {
    if (rating !== null && !pending) await onSave({ rating, text, canBeQuoted });
  }

  return (
    <Form
      onSubmit={submit}
      check={() => ({ ...(rating === null && { rating: t('form.starsMissing') }) })}
      isUnsaved={
        rating !== (review?.rating ?? null) ||
        text !== (review?.text ?? '') ||
        canBeQuoted !== (review?.canBeQuoted ?? false)
      }
      className="mt-4 space-y-5"
    >
      <StarField value={rating} onChange={setRating} />
      <FormField name="text" label={t('form.text')} hint={t('form.hint')}>
        <Textarea maxLength={REVIEW_LIMIT} value={text} onChange={(event) => setText(event.target.value)} />
      </FormField>
      {member?.ageBand === 'adult' && (
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="mt-1 size-5 shrink-0 accent-evergreen"
            checked={canBeQuoted}
            onChange={({ target }) => setMayQuote(target.checked)}
          />
          <span>{t('form.canBeQuoted', { coach: firstName })}</span>
        </label>
      )}
      <FormMessage />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          {t('form.save')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </Form>
  );
}

/** Five stars as radio buttons: arrows choose, and a screen reader announces "4 stars, 4 of 5". */
function StarField({ value, onChange }: { value: number | null; onChange: (stars: number) => void }) {
  const { t } = useTranslation('reviews');
  const id = useId();
  const error = useFormError('rating');
  return (
    <fieldset
      data-field="rating"
      tabIndex={-1}
      aria-invalid={error !== undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="font-semibold">{t('form.stars')}</legend>
      <div className="mt-1 -ml-1.5 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <Star
              aria-hidden
              className={clsx(
                'size-7',
                value !== null && stars <= value ? 'fill-gold text-gold' : 'text-line-strong',
              )}
            />
            <span className="sr-only">{t('form.star', { count: stars })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
