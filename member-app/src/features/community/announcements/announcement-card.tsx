import Megaphone from 'lucide-react/icons/megaphone';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoment } from '../../../shared/lib/format';
import { paths } from '../../../shared/lib/paths';
import { langOf } from '../../../shared/site/untranslated';
import { useOnScreen } from '../../../shared/lib/use-on-screen';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Dialog, DialogContent } from '../../../shared/ui/dialog';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { NextPage } from '../../../shared/ui/next-page';
import { toastRefusal } from '../../../shared/ui/toast-store';
import { PlainWords } from '../parts/plain-words';
import { AnnouncementForm } from './announcement-form';
import { type Announcement, type AnnouncementReaders, useAnnouncementReaders, useAnnouncing } from './api';

interface AnnouncementCardProps {
  announcement: Announcement;
  /** True for the coach, who can edit and delete it. */
  mayChange: boolean;
  /** Called once it has been on the screen. */
  onSeen: (id: string) => void;
}

export function AnnouncementCard({ announcement, mayChange, onSeen }: AnnouncementCardProps) {
  const { t } = useTranslation('feed');
  const [isEditing, setEditing] = useState(false);
  const { id, priority, title, text, createdAt, editedAt, isSeen, seenBy } = announcement;
  const article = useRef<HTMLElement>(null);
  const tell = useCallback(() => onSeen(id), [id, onSeen]);
  useOnScreen(article, isSeen || mayChange ? undefined : tell);
  return (
    <Card className="p-4 sm:p-6">
      <article ref={article}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge tone={priority === 'high' ? 'clay' : 'plain'}>
            <Megaphone aria-hidden />
            {t(`announcements.priorities.${priority}`)}
          </Badge>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {editedAt && <span>{t('post.edited')}</span>}
        </p>
        {isEditing ? (
          <AnnouncementForm announcement={announcement} onDone={() => setEditing(false)} />
        ) : (
          <>
            <h2 lang={langOf(announcement, 'title')} className="mt-2 text-xl wrap-anywhere">
              {title}
            </h2>
            <div lang={langOf(announcement, 'text')} className="mt-2">
              <PlainWords text={text} />
            </div>
            {seenBy && <SeenBy announcement={announcement} seenBy={seenBy} />}
            {mayChange && <Acts id={id} onEdit={() => setEditing(true)} />}
          </>
        )}
      </article>
    </Card>
  );
}

function Acts({ id, onEdit }: { id: string; onEdit: () => void }) {
  const { t } = useTranslation('feed');
  const [asks, setAsks] = useState(false);
  const { remove } = useAnnouncing();
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={onEdit}>
        {t('post.edit')}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setAsks(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        title={t('announcements.deleteTitle')}
        description={t('announcements.deleteText')}
        confirm={t('delete')}
        keep={t('keep')}
        open={asks}
        pending={remove.isPending}
        onOpenChange={setAsks}
        onConfirm={() =>
          remove.mutate(id, {
            onSuccess: () => setAsks(false),
            onError: (error) => toastRefusal(t('failed'), error),
          })
        }
      />
    </div>
  );
}

interface SeenByProps {
  announcement: Pick<Announcement, 'id' | 'title'>;
  seenBy: NonNullable<Announcement['seenBy']>;
}

/** Shows the coach how many members have seen an announcement, and opens both lists of names. */
function SeenBy({ announcement: { id, title }, seenBy: { count, members } }: SeenByProps) {
  const { t } = useTranslation('feed');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="mt-2 min-h-11 text-sm font-semibold text-evergreen underline-offset-4 hover:underline"
        onClick={() => setOpen(true)}
      >
        {t('announcements.seenBy', { seen: count, count: members })}
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={t('announcements.seenBy', { seen: count, count: members })} description={title}>
          <Readers id={id} of="seen" />
          <Readers id={id} of="not_yet" />
        </DialogContent>
      </Dialog>
    </>
  );
}

function Readers({ id, of }: { id: string; of: AnnouncementReaders }) {
  const { t } = useTranslation('feed');
  const query = useAnnouncementReaders(id, of);
  const { data } = query;
  const readers = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section className="mt-5 first:mt-0">
      <h3 className="text-lg">{t(`announcements.readers.${of}`)}</h3>
      {!data && <NotLoaded query={query} skeleton={<Skeleton className="mt-2 h-20" />} />}
      {data && readers.length === 0 && (
        <p className="mt-1 text-ink-soft">{t(`announcements.nobody.${of}`)}</p>
      )}
      <ul className="mt-1 divide-y divide-line">
        {readers.map(({ person, seenAt }) => (
          <li key={person.id ?? person.name} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <a
              href={`${paths.creator}/students/${person.id}/show`}
              className="py-2 font-semibold wrap-anywhere text-evergreen underline-offset-4 hover:underline"
            >
              {person.name}
            </a>
            {seenAt !== null && (
              <time dateTime={seenAt} className="ml-auto text-sm text-ink-soft">
                {formatMoment(seenAt)}
              </time>
            )}
          </li>
        ))}
      </ul>
      <NextPage of={query} words={t('announcements.moreReaders')} size="sm" className="mt-3" />
    </section>
  );
}
