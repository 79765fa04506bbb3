import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/lib/format';
import { paths } from '../../../shared/lib/paths';
import { Dialog, DialogContent } from '../../../shared/ui/dialog';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { NextPage } from '../../../shared/ui/next-page';
import { Skeleton } from '../../../shared/ui/skeleton';
import { type Announcement, type AnnouncementReaders, useAnnouncementReaders } from './api';

interface SeenByProps {
  announcement: Pick<Announcement, 'id' | 'title'>;
  seenBy: NonNullable<Announcement['seenBy']>;
}

/** For the coach: how many have seen an announcement, which opens who has and who has not yet. */
export function SeenBy({ announcement: { id, title }, seenBy: { count, members } }: SeenByProps) {
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
          <Readers id={id} of="not-yet" />
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
