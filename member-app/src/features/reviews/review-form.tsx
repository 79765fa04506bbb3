import { REVIEW_LIMIT } from '@sanctum/openapi/choices';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { Textarea } from '../../shared/ui/textarea';
import type { MyReview, ReviewDraft } from './api';
import { StarField } from './star-field';

interface ReviewFormProps {
  review: MyReview | null;
  pending: boolean;
  onSave: (draft: ReviewDraft) => void;
  onCancel: () => void;
}

export function ReviewForm({ review, pending, onSave, onCancel }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const [rating, setRating] = useState(review?.rating ?? null);
  const [text, setText] = useState(review?.text ?? '');
  const [missing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(rating === null);
    if (rating !== null && !pending) onSave({ rating, text });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-5">
      <StarField
        value={rating}
        onChange={setRating}
        error={missing && rating === null ? t('form.starsMissing') : null}
      />
      <Field label={t('form.text')} hint={t('form.hint')}>
        <Textarea maxLength={REVIEW_LIMIT} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          {t('form.save')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
