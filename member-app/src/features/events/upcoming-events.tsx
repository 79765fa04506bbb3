import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { ErrorState } from '../../shared/ui/error-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { useEvents } from './api';
import { EventCard } from './event-card';

/** Events to come as cards, or the next few of them. Where none is planned nothing is said: announcements stand below. */
export function UpcomingEvents({ most }: { most?: number }) {
  const { t } = useTranslation('events');
  const { data, isPending, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useEvents();
  if (isPending) return <Skeleton className="h-56" aria-label={t('loading')} />;
  if (!data) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  const events = data.pages.flatMap(({ items }) => items).slice(0, most);
  if (events.length === 0) return null;
  return (
    <>
      <ul aria-label={t('list')} className="space-y-4">
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
      {hasNextPage && most === undefined && (
        <div className="text-center">
          <Button variant="secondary" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
