import Video from 'lucide-react/icons/video';
import { useTranslation } from 'react-i18next';
import type { To } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { formatMoment } from '../../../shared/lib/format';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { useDueLink } from '../../../shared/lib/use-due-link';
import { Badge } from '../../../shared/ui/badge';
import { ButtonLink, buttonStyle } from '../../../shared/ui/button';
import { type OverviewFigures, useLoadOverview } from '../api';

type Appointment = Figures['upcomingSessions'][number];

interface Entry extends Appointment {
  kind: 'session' | 'event';
  /** Page of the session or event, until it can be joined. */
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

/** Number of appointments on the overview; the calendar has all. */
const MOST_ROWS = 3;

export function Upcoming({ figures }: { figures: Figures }) {
  const { t } = useTranslation('overview');
  const entries = entriesOf(figures);
  return (
    <section aria-labelledby="upcoming" className="rounded-lg border border-line bg-surface p-6">
      <h2 id="upcoming" className="text-xl">
        {t('upcoming.title')}
      </h2>
      {entries.length > 0 ? (
        <>
          <ul className="mt-3 divide-y divide-line">
            {entries.slice(0, MOST_ROWS).map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </ul>
          {entries.length > MOST_ROWS && (
            <ButtonLink to={sanctumPaths.calendar} variant="link" className="mt-2">
              {t('upcoming.all')}
            </ButtonLink>
          )}
        </>
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

function Row({ entry }: { entry: Entry }) {
  const { t } = useTranslation('overview');
  const link = useDueLink(entry, useLoadOverview());
  const { title, startsAt, kind, to } = entry;
  const label = `${t('upcoming.join')}: ${title}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-ink-soft">{formatMoment(startsAt)}</p>
        <p className="mt-1">
          <Badge tone={kind === 'session' ? 'leaf' : 'gold'}>{t(`upcoming.kinds.${kind}`)}</Badge>
        </p>
      </div>
      {link === null ? (
        <ButtonLink to={to} variant="secondary" size="sm" aria-label={label}>
          {t('upcoming.join')}
        </ButtonLink>
      ) : (
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          aria-label={label}
          className={buttonStyle({ size: 'sm' })}
        >
          <Video aria-hidden />
          {t('upcoming.join')}
        </a>
      )}
    </li>
  );
}
