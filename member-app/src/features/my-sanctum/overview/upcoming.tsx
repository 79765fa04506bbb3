import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { formatMoment } from '../../../shared/lib/format';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { Badge } from '../../../shared/ui/badge';
import { ButtonLink } from '../../../shared/ui/button';
import type { OverviewFigures } from '../api';

interface Entry {
  id: string;
  title: string;
  startsAt: string;
  kind: 'session' | 'event';
  /** The page that has the link to the call as soon as it is open. */
  to: To;
}

type Figures = Pick<OverviewFigures, 'upcomingSessions' | 'upcomingEvents'>;

const entriesOf = ({ upcomingSessions, upcomingEvents }: Figures): Entry[] =>
  [
    ...upcomingSessions.map((session) => ({
      ...session,
      kind: 'session' as const,
      to: { pathname: sanctumPaths.coachingSessions, hash: session.id },
    })),
    ...upcomingEvents.map((event) => ({
      ...event,
      kind: 'event' as const,
      to: communityPaths.communityEvent(event.id),
    })),
  ].toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));

/** What the member has booked and to which events she comes, the next first. */
export function Upcoming({ figures }: { figures: Figures }) {
  const { t } = useTranslation('overview');
  const entries = entriesOf(figures);
  return (
    <section aria-labelledby="upcoming" className="rounded-lg border border-line px-6 py-6">
      <h2 id="upcoming" className="text-xl">
        {t('upcoming.title')}
      </h2>
      {entries.length > 0 ? (
        <ul className="mt-3 divide-y divide-line">
          {entries.map(({ id, title, startsAt, kind, to }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{title}</p>
                <p className="text-sm text-ink-soft">{formatMoment(startsAt)}</p>
                <p className="mt-1">
                  <Badge tone={kind === 'session' ? 'leaf' : 'gold'}>{t(`upcoming.kinds.${kind}`)}</Badge>
                </p>
              </div>
              <ButtonLink
                to={to}
                variant="secondary"
                size="sm"
                aria-label={`${t('upcoming.join')}: ${title}`}
              >
                {t('upcoming.join')}
              </ButtonLink>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="mt-3 font-semibold">{t('upcoming.none')}</p>
          <p className="mt-1 text-sm text-ink-soft">{t('upcoming.text')}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to={paths.coaching} variant="secondary" size="sm">
              {t('upcoming.book')}
            </ButtonLink>
            <ButtonLink to={communityPaths.communityAnnouncements} variant="ghost" size="sm">
              {t('upcoming.events')}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}
