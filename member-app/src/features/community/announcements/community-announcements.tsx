import { MOST_SEEN_AT_ONCE } from '@sanctum/openapi/choices';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { EmptyState } from '../../../shared/ui/empty-state';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { NextPage } from '../../../shared/ui/next-page';
import { UpcomingEvents } from '../../events';
import { Collective } from '../parts/collective';
import { AnnouncementCard } from './announcement-card';
import { AnnouncementForm } from './announcement-form';
import { useAnnouncements, useTellSeen } from './api';

function AnnouncementList({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('feed');
  const query = useAnnouncements();
  const { data } = query;
  const onSeen = useSeen();
  if (!data) return <NotLoaded query={query} skeleton={<Skeleton className="h-40" />} />;
  const announcements = data.pages.flatMap(({ items }) => items);
  if (announcements.length === 0) {
    return (
      <EmptyState
        picture="letter"
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

/** Milliseconds during which announcements are collected and then reported in one request. */
const GATHERED_FOR = 1000;

/** Collects the announcements that were on the screen and reports them to the server, also when the page is left. */
function useSeen(): (id: string) => void {
  const { mutate } = useTellSeen();
  const waiting = useRef(new Set<string>());
  const timer = useRef<number>(undefined);
  const tell = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    const ids = [...waiting.current];
    waiting.current.clear();
    for (let first = 0; first < ids.length; first += MOST_SEEN_AT_ONCE)
      mutate(ids.slice(first, first + MOST_SEEN_AT_ONCE));
  }, [mutate]);
  useEffect(() => tell, [tell]);
  return useCallback(
    (id) => {
      waiting.current.add(id);
      if (timer.current === undefined) timer.current = window.setTimeout(tell, GATHERED_FOR);
    },
    [tell],
  );
}

/** Upcoming events and all announcements; the coach writes them here. */
export const CommunityAnnouncements = () => (
  <Collective>
    {({ role }) => (
      <div className="max-w-2xl space-y-5">
        {role === 'creator' && <Announcing />}
        <UpcomingEvents />
        <AnnouncementList mayChange={role === 'creator'} />
      </div>
    )}
  </Collective>
);

function Announcing() {
  const { t } = useTranslation('feed');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t('announcements.new')}</Button>;
  return (
    <Card className="p-4 sm:p-6">
      <h2 className="text-xl">{t('announcements.new')}</h2>
      <AnnouncementForm onDone={() => setOpen(false)} />
    </Card>
  );
}
