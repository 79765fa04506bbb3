import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../shared/ui/button';
import { ErrorState, Skeletons } from '../../shared/ui/loading';
import { NextPage } from '../../shared/ui/next-page';
import { type Booking, useBookings, useOfferings, useWaited } from './api';
import { OfferingList } from './offering-list';
import { PastSession } from './past-session';
import { UpcomingSession } from './upcoming-session';
import { WaitedDate } from './waited-date';

interface SessionListProps {
  bookPath: string;
  joinLabel: string;
}

/** A member's sessions with the coach: upcoming ones with their actions, waiting lists, then past ones. */
// oxlint-disable-next-line max-lines-per-function -- three groups, and their states before they are known
export function SessionList({ bookPath, joinLabel }: SessionListProps) {
  const { t } = useTranslation('sessions');
  const upcoming = useBookings('upcoming');
  const past = useBookings('past');
  const waited = useWaited();
  const queries = [upcoming, past, waited];
  const isPending = queries.some((query) => query.isPending);
  useNamedCard(!isPending);
  if (isPending)
    return (
      <Skeletons
        label={t('loading')}
        of={['h-48 rounded-lg', 'h-48 rounded-lg']}
        className="mt-8 space-y-5"
      />
    );
  if (!upcoming.data || !past.data || !waited.data)
    return (
      <ErrorState
        onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
        pending={queries.some(({ isFetching }) => isFetching)}
      />
    );
  const next = all(upcoming.data.pages);
  const before = all(past.data.pages);
  if (next.length + before.length + waited.data.length === 0) return <NoSessions bookPath={bookPath} />;
  return (
    <>
      <Group
        title={t('upcoming')}
        items={next}
        renderCard={(booking) => <UpcomingSession booking={booking} joinLabel={joinLabel} />}
        more={upcoming}
      >
        {next.length === 0 && (
          <p className="mt-4">
            {t('nothingUpcoming')}{' '}
            <ButtonLink to={bookPath} variant="link">
              {t('book')}
            </ButtonLink>
          </p>
        )}
      </Group>
      {waited.data.length > 0 && (
        <Group
          title={t('waiting.title')}
          items={waited.data}
          renderCard={(date) => <WaitedDate date={date} bookPath={bookPath} />}
        />
      )}
      {before.length > 0 && (
        <Group
          title={t('past')}
          items={before}
          renderCard={(booking) => <PastSession booking={booking} />}
          more={past}
        />
      )}
    </>
  );
}

/** Says what can be booked, and how. */
function NoSessions({ bookPath }: Pick<SessionListProps, 'bookPath'>) {
  const { t } = useTranslation('sessions');
  const { data: offerings, isPending } = useOfferings();
  if (isPending) return <Skeletons label={t('loading')} of={['mt-8 h-64 max-w-4xl rounded-lg']} />;
  return (
    <div className="mt-8 max-w-4xl">
      <h2 className="text-2xl">{t('none')}</h2>
      <p className="mt-2 mb-5 max-w-prose text-ink-soft">{t('noneText')}</p>
      {offerings && offerings.length > 0 ? (
        <OfferingList offerings={offerings} bookPath={bookPath} />
      ) : (
        <ButtonLink to={bookPath}>{t('book')}</ButtonLink>
      )}
    </div>
  );
}

/** Scrolls to the session that the URL names, if any. */
function useNamedCard(areThere: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    const card = areThere && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [areThere, hash]);
}

const all = (pages: readonly { items: Booking[] }[]): Booking[] => pages.flatMap(({ items }) => items);

interface GroupProps<Item> {
  title: string;
  items: readonly Item[];
  renderCard: (item: Item) => ReactNode;
  more?: ReturnType<typeof useBookings>;
  children?: ReactNode;
}

function Group<Item extends { id: string }>({ title, items, renderCard, more, children }: GroupProps<Item>) {
  const { t } = useTranslation('sessions');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-10 first:mt-8">
      <h2 id={heading} className="text-2xl">
        {title}
      </h2>
      {children}
      {items.length > 0 && (
        <ul
          className={clsx('mt-5 grid items-start gap-5', items.length > 1 ? 'xl:grid-cols-2' : 'max-w-4xl')}
        >
          {items.map((item) => (
            <li
              key={item.id}
              id={item.id}
              tabIndex={-1}
              className="rounded-lg focus:outline-2 focus:outline-offset-4 focus:outline-evergreen"
            >
              {renderCard(item)}
            </li>
          ))}
        </ul>
      )}
      {more && <NextPage of={more} words={t('more')} className="mt-6" />}
    </section>
  );
}
