import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { NextPage } from '../../shared/ui/next-page';
import { Skeleton } from '../../shared/ui/skeleton';
import { useEvents } from './api';
import { EventCard } from './event-card';

/** So many at first: what comes again every week would hide what was announced. */
const AT_FIRST = 4;

/** Events to come as cards, or the next few of them. Where none is planned nothing is said: announcements stand below. */
export function UpcomingEvents({ most }: { most?: number }) {
  const { t } = useTranslation('events');
  const [showsAll, setShowsAll] = useState(false);
  const query = useEvents();
  const { data } = query;
  if (!data)
    return <NotLoaded query={query} skeleton={<Skeleton className="h-56" aria-label={t('loading')} />} />;
  const events = data.pages.flatMap(({ items }) => items);
  if (events.length === 0) return null;
  const shown = showsAll ? events : events.slice(0, most ?? AT_FIRST);
  const isWhole = shown.length === events.length;
  return (
    <>
      <ul aria-label={t('list')} className="space-y-4">
        {shown.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
      {most === undefined && !isWhole && (
        <div className="text-center">
          <Button variant="secondary" onClick={() => setShowsAll(true)}>
            {t('more')}
          </Button>
        </div>
      )}
      {most === undefined && isWhole && <NextPage of={query} words={t('more')} className="text-center" />}
    </>
  );
}
