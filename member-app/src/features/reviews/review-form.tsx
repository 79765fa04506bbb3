import { REVIEW_LIMIT } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Form, FormField, FormMessage } from '../../shared/ui/form';
import { Textarea } from '../../shared/ui/textarea';
import type { MyReview, ReviewDraft } from './api';
import { StarField } from './star-field';

interface ReviewFormProps {
  review: MyReview | null;
  pending: boolean;
  /** Rejects if the server refuses the review. */
  onSave: (draft: ReviewDraft) => Promise<unknown>;
  onCancel: () => void;
}

export function ReviewForm({ review, pending, onSave, onCancel }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const [rating, setRating] = useState(review?.rating ?? null);
  const [text, setText] = useState(review?.text ?? '');

  async function submit() {
    if (rating !== null && !pending) await onSave({ rating, text });
  }

  return (
    <Form
      onSubmit={submit}
      check={() => ({ ...(rating === null && { rating: t('form.starsMissing') }) })}
      isUnsaved={rating !== (review?.rating ?? null) || text !== (review?.text ?? '')}
      className="mt-4 space-y-5"
    >
      <StarField value={rating} onChange={setRating} />
      <FormField name="text" label={t('form.text')} hint={t('form.hint')}>
        <Textarea maxLength={REVIEW_LIMIT} value={text} onChange={(event) => setText(event.target.value)} />
      </FormField>
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
