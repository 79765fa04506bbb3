import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { formatHours, formatNumber } from '../../../shared/lib/format';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { type OverviewFigures, useOverview } from '../api';

/** Figures, each linked to what it counts. */
export function StatCards({ figures }: { figures: OverviewFigures }) {
  const { t } = useTranslation('overview');
  return (
    <section aria-label={t('stats.title')} className="mt-12">
      <ul className="max-lg:divide-y max-lg:divide-line max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface lg:grid lg:grid-cols-5 lg:gap-4">
        <Figure
          label={t('stats.completed')}
          value={figures.completedCourseCount}
          to={sanctumPaths.classroom}
        />
        <Figure
          label={t('stats.inProgress')}
          value={figures.startedCourseCount}
          to={sanctumPaths.classroom}
        />
        <Figure label={t('stats.downloads')} value={figures.downloadCount} to={sanctumPaths.toolsDownloads} />
        <Figure
          label={t('stats.posts')}
          value={figures.communityPostCount}
          to={sanctumPaths.communityProfile}
        />
        <Figure
          label={t('stats.helpful')}
          value={figures.helpfulAnswerCount}
          to={communityPaths.communityQuestions}
        />
      </ul>
    </section>
  );
}

const Figure = ({ label, value, to }: { label: string; value: number; to: string }) => (
  <li>
    <Link
      to={to}
      className="flex min-h-13 items-center justify-between gap-4 px-5 transition-colors hover:text-evergreen lg:h-full lg:flex-col lg:items-start lg:gap-1 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-4 lg:hover:border-evergreen"
    >
      <span className="text-ink-soft lg:text-sm">{label}</span>
      <VisuallyHidden>: </VisuallyHidden>
      <span className="font-serif text-2xl tabular-nums lg:mt-auto lg:text-3xl">{formatNumber(value)}</span>
    </Link>
  </li>
);

export function LearningJourney({ figures }: { figures: OverviewFigures }) {
  const { t } = useTranslation('overview');
  const { enrolledCourseCount, learnedSeconds, upcomingSessions } = figures;
  return (
    <section aria-labelledby="journey" className="mt-6 rounded-lg bg-sunken p-6">
      <h2 id="journey" className="text-xl">
        {t('journey.title')}
      </h2>
      <dl className="mt-3 grid gap-x-8 max-sm:divide-y max-sm:divide-line sm:grid-cols-3">
        <Counter label={t('journey.enrolled')} value={formatNumber(enrolledCourseCount)} />
        <Counter label={t('journey.hours')} value={formatHours(learnedSeconds)} />
        <Counter label={t('journey.sessions')} value={formatNumber(upcomingSessions.length)} />
      </dl>
    </section>
  );
}

const Counter = ({ label, value }: { label: string; value: string }) => (
  <div className="flex items-baseline justify-between gap-4 py-2 sm:flex-col-reverse sm:items-start sm:gap-0">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="font-serif text-2xl tabular-nums">{value}</dd>
  </div>
);

export function MyFigures() {
  const { t } = useTranslation('overview');
  const query = useOverview();
  const { data } = query;
  if (!data)
    return <NotLoaded query={query} skeleton={<Skeletons label={t('stats.title')} of={['mt-6 h-28']} />} />;
  return <StatCards figures={data} />;
}
