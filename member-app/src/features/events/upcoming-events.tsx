import CalendarHeart from 'lucide-react/icons/calendar-heart';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { communityPaths } from '../../shared/lib/community-paths';
import { formatMoment } from '../../shared/lib/format';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import { NextPage } from '../../shared/ui/next-page';
import { type CommunityEvent, useEvents } from './api';
import { EventFacts } from './event-facts';
import { Rsvp } from './rsvp';

/** Number of events shown at first, because weekly ones would push the announcements down. */
const AT_FIRST = 4;

/** Upcoming events as cards; nothing if there are none, because announcements follow. */
export function UpcomingEvents() {
  const { t } = useTranslation('events');
  const [showsAll, setShowsAll] = useState(false);
  const query = useEvents();
  const { data } = query;
  if (!data)
    return <NotLoaded query={query} skeleton={<Skeleton className="h-56" aria-label={t('loading')} />} />;
  const events = data.pages.flatMap(({ items }) => items);
  if (events.length === 0) return null;
  const shown = showsAll ? events : events.slice(0, AT_FIRST);
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
      {!isWhole && (
        <div className="text-center">
          <Button variant="secondary" onClick={() => setShowsAll(true)}>
            {t('more')}
          </Button>
        </div>
      )}
      {isWhole && <NextPage of={query} words={t('more')} className="text-center" />}
    </>
  );
}

/** Next events as items of a list that also has other items. */
export function NextEvents({ most }: { most: number }) {
  const { t } = useTranslation('events');
  const events = useEvents().data?.pages[0]?.items ?? [];
  return events.slice(0, most).map(({ id, title, startsAt }) => (
    <li key={id} className="py-3">
      <Badge tone="gold">{t('badge')}</Badge>
      <p className="mt-1.5 font-semibold wrap-anywhere">
        <Link to={communityPaths.communityEvent(id)} className="hover:text-evergreen hover:underline">
          {title}
        </Link>
      </p>
      <p className="mt-0.5 text-sm text-ink-soft">
        <time dateTime={startsAt}>{formatMoment(startsAt)}</time>
      </p>
    </li>
  ));
}

function EventCard({ event }: { event: CommunityEvent }) {
  const { t } = useTranslation('events');
  const { id, title, description, group } = event;
  return (
    <Card className="p-4 sm:p-6">
      <article>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="gold">
            <CalendarHeart aria-hidden />
            {t('badge')}
          </Badge>
          {group && <Badge tone="plain">{t('for', { group: group.name })}</Badge>}
        </p>
        <h2 className="mt-2 text-xl wrap-anywhere">
          <Link to={communityPaths.communityEvent(id)} className="hover:text-evergreen hover:underline">
            {title}
          </Link>
        </h2>
        <p dir="auto" className="mt-2 line-clamp-2 wrap-anywhere">
          {description}
        </p>
        <div className="mt-3">
          <EventFacts event={event} />
        </div>
        <div className="mt-4">
          <Rsvp event={event} />
        </div>
      </article>
    </Card>
  );
}
