import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { communityPaths } from '../../../shared/lib/community-paths';
import { formatNumber } from '../../../shared/lib/format';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { type OverviewFigures, useOverview } from '../api';

/** Each figure leads to what it counts. */
export function StatCards({ figures }: { figures: OverviewFigures }) {
  const { t } = useTranslation('overview');
  return (
    <section aria-label={t('stats.title')} className="mt-6">
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-5">
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

const cardStyle = 'flex h-full flex-col rounded-lg border border-line bg-surface px-4 py-4 sm:px-5';

const Figure = ({ label, value, to }: { label: string; value: number; to: string }) => (
  <li className="max-md:last:col-span-2">
    <Link to={to} className={`${cardStyle} transition-colors hover:border-evergreen`}>
      <span className="text-sm text-ink-soft">{label}</span>
      <VisuallyHidden>: </VisuallyHidden>
      <span className="mt-auto pt-1 font-serif text-3xl tabular-nums">{formatNumber(value)}</span>
    </Link>
  </li>
);

export function MyFigures() {
  const { t } = useTranslation('overview');
  const query = useOverview();
  const { data } = query;
  if (!data)
    return <NotLoaded query={query} skeleton={<Skeletons label={t('stats.title')} of={['mt-6 h-28']} />} />;
  return <StatCards figures={data} />;
}
