import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/lib/format';
import { Dialog, DialogContent } from '../../../shared/ui/dialog';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Skeleton } from '../../../shared/ui/skeleton';
import { type Post, useVersions } from '../shared/api';

/** 'edited', which opens what the post said before. */
export function Edited({ post: { id, editedAt } }: { post: Post }) {
  const { t } = useTranslation('feed');
  const [isOpen, setOpen] = useState(false);
  if (editedAt === null) return null;
  return (
    <>
      <button
        type="button"
        className="min-h-6 underline underline-offset-4 hover:text-ink"
        onClick={() => setOpen(true)}
      >
        {t('post.edited')}
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={t('versions.title')}>
          <Versions id={id} />
        </DialogContent>
      </Dialog>
    </>
  );
}

function Versions({ id }: { id: string }) {
  const { t } = useTranslation('feed');
  const query = useVersions(id, true);
  const { data } = query;
  if (!data) return <NotLoaded query={query} skeleton={<Skeleton className="h-24" />} />;
  if (data.length === 0) return <p className="text-ink-soft">{t('versions.none')}</p>;
  return (
    <ol className="space-y-5">
      {data.map(({ text, writtenAt }) => (
        <li key={writtenAt}>
          <p className="text-sm text-ink-soft">{formatMoment(writtenAt)}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}
