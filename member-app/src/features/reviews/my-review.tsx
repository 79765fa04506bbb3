import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCoach } from '../../shared/site/site';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import { toast, toastFailure } from '../../shared/ui/toast-store';
import { type ReviewDraft, useMyReview, useReviewWriting } from './api';
import { WrittenReview } from './written-review';

/** Loaded only for writing, because visitors read this page too. */
const ReviewForm = lazy(async () => ({ default: (await import('./review-form')).ReviewForm }));

interface MyReviewProps {
  productId: string;
  /** False after a refund: the review can then only be deleted. */
  isOwner?: boolean;
}

/** An owner's review of a product: to write, edit, delete and restore. */
export function MyReview({ productId, isOwner = true }: MyReviewProps) {
  const { t } = useTranslation('reviews');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Card className="p-6">
        <h3 id={heading} className="text-xl">
          {t('title')}
        </h3>
        <Content productId={productId} isOwner={isOwner} />
      </Card>
    </section>
  );
}

function Content({ productId, isOwner }: Required<MyReviewProps>) {
  const { t } = useTranslation('reviews');
  const query = useMyReview(productId);
  const { data: review } = query;
  const { firstName } = useCoach();
  const { write, remove } = useReviewWriting(productId);
  const [editing, setEditing] = useState(false);
  const [takenBack, setTakenBack] = useState<ReviewDraft | null>(null);
  if (review === undefined) return <NotLoaded query={query} skeleton={<Skeleton className="mt-4 h-16" />} />;

  const fail = () => toastFailure(t('failed'));
  const save = async (draft: ReviewDraft) => {
    const { state } = await write.mutateAsync(draft);
    setEditing(false);
    setTakenBack(null);
    toast({ title: t('saved.title'), description: t(`saved.${state}`, { coach: firstName }) });
  };

  if (editing) {
    return (
      <Suspense fallback={<Skeleton className="mt-4 h-40" />}>
        <ReviewForm
          review={review}
          pending={write.isPending}
          onSave={save}
          onCancel={() => setEditing(false)}
        />
      </Suspense>
    );
  }
  if (review) {
    const takeBack = () =>
      remove.mutate(undefined, {
        onError: fail,
        onSuccess: () =>
          isOwner
            ? setTakenBack({ rating: review.rating, text: review.text, canBeQuoted: review.canBeQuoted })
            : toast({ title: t('removed') }),
      });
    return (
      <WrittenReview
        review={review}
        pending={remove.isPending}
        onEdit={isOwner ? () => setEditing(true) : null}
        onRemove={takeBack}
      />
    );
  }
  if (!isOwner) return null;
  return (
    <>
      {takenBack && <Removed pending={write.isPending} onUndo={() => void save(takenBack).catch(fail)} />}
      <p className="mt-2 text-ink-soft">{t('invitation')}</p>
      <Button variant="secondary" className="mt-4" onClick={() => setEditing(true)}>
        {t('write')}
      </Button>
    </>
  );
}

function Removed({ pending, onUndo }: { pending: boolean; onUndo: () => void }) {
  const { t } = useTranslation('reviews');
  return (
    <output className="mt-3 flex flex-wrap items-center gap-3 text-ink-soft">
      {t('removed')}
      <Button variant="link" pending={pending} onClick={onUndo}>
        {t('undo')}
      </Button>
    </output>
  );
}
