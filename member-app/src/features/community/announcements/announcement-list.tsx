import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/empty-state';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Illustration } from '../../../shared/ui/illustration';
import { NextPage } from '../../../shared/ui/next-page';
import { Skeleton } from '../../../shared/ui/skeleton';
import { AnnouncementCard } from './announcement-card';
import { useAnnouncements } from './api';
import { useSeen } from './use-seen';

export function AnnouncementList({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('feed');
  const query = useAnnouncements();
  const { data } = query;
  const onSeen = useSeen();
  if (!data) return <NotLoaded query={query} skeleton={<Skeleton className="h-40" />} />;
  const announcements = data.pages.flatMap(({ items }) => items);
  if (announcements.length === 0) {
    return (
      <EmptyState
        picture={<Illustration name="letter" />}
        title={t('announcements.none')}
        description={t('announcements.noneText')}
      />
    );
  }
  return (
    <>
      <ul aria-label={t('tabs.announcements')} className="space-y-4">
        {announcements.map((announcement) => (
          <li key={announcement.id}>
            <AnnouncementCard announcement={announcement} mayChange={mayChange} onSeen={onSeen} />
          </li>
        ))}
      </ul>
      <NextPage of={query} words={t('announcements.older')} className="mt-6 text-center" />
    </>
  );
}
