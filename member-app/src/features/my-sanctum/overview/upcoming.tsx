import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/lib/format';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../../shared/ui/button';
import type { OverviewFigures } from '../api';

export function Upcoming({ sessions }: { sessions: OverviewFigures['upcomingSessions'] }) {
  const { t } = useTranslation('overview');
  return (
    <section aria-labelledby="upcoming" className="rounded-lg border border-line px-6 py-6">
      <h2 id="upcoming" className="text-xl">
        {t('upcoming.title')}
      </h2>
      {sessions.length > 0 ? (
        <ul className="mt-3 divide-y divide-line">
          {sessions.map(({ id, title, startsAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{title}</p>
                <p className="text-sm text-ink-soft">{formatMoment(startsAt)}</p>
              </div>
              {/* The sessions' page has the link to the call as soon as it is open. */}
              <ButtonLink
                to={{ pathname: sanctumPaths.coachingSessions, hash: id }}
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
          <ButtonLink to={paths.coaching} variant="secondary" size="sm" className="mt-5">
            {t('upcoming.book')}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
