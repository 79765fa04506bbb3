import { useQueries } from '@tanstack/react-query';
import Unlock from 'lucide-react/icons/lock-open';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorState } from '../../../shared/ui/error-state';
import { Illustration } from '../../../shared/ui/illustration';
import { formatDate } from '../../../shared/lib/format';
import { Skeleton } from '../../../shared/ui/skeleton';
import { courseOutlineQuery } from '../../learning';
import { useOverview } from '../api';
import { TabPage } from '../shell/tab-page';
import { unlocksOf } from './unlocks';

/** Dashboard > Calendar: the days on which modules open. */
export function Calendar() {
  const { t } = useTranslation('overview');
  return (
    <TabPage title={t('calendar.title')}>
      <Days />
    </TabPage>
  );
}

function Days() {
  const { t } = useTranslation(['my-sanctum', 'overview']);
  const overview = useOverview();
  const courses = useQueries({
    queries: (overview.data?.continueLearning ?? []).map(({ courseId }) => courseOutlineQuery(courseId)),
  });
  const failed = [overview, ...courses].find(({ isError }) => isError);
  if (failed) return <ErrorState onRetry={() => void failed.refetch()} pending={failed.isFetching} />;
  if (overview.isPending || courses.some(({ isPending }) => isPending)) {
    return (
      <section aria-busy aria-label={t('loading')} className="mt-8">
        <Skeleton className="h-40" />
      </section>
    );
  }
  const unlocks = unlocksOf(courses.flatMap(({ data }) => data ?? []));
  if (unlocks.length === 0) return <Nothing />;
  return (
    <section aria-labelledby="unlocks" className="mt-8 max-w-3xl">
      <h2 id="unlocks" className="text-2xl">
        {t('overview:calendar.unlocks')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('overview:calendar.unlocksLead')}</p>
      <ul className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface">
        {unlocks.map(({ moduleId, moduleTitle, courseId, courseTitle, date }) => (
          <li key={moduleId} className="flex flex-wrap items-center gap-x-5 gap-y-1 px-5 py-4">
            <Unlock aria-hidden className="size-5 shrink-0 text-evergreen max-sm:hidden" />
            <div className="min-w-0 grow basis-56">
              <p className="font-semibold wrap-anywhere">{moduleTitle}</p>
              <Link
                to={sanctumPaths.classroomCourse(courseId)}
                className="text-sm wrap-anywhere text-ink-soft underline decoration-1 underline-offset-4 hover:text-ink"
              >
                {courseTitle}
              </Link>
            </div>
            <p className="text-sm font-medium text-evergreen-strong">
              {t('overview:calendar.unlocksOn', { date: formatDate(date) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nothing() {
  const { t } = useTranslation('overview');
  return (
    <EmptyState
      picture={<Illustration name="moon" />}
      title={t('calendar.none')}
      description={t('calendar.text')}
      action={<ButtonLink to={paths.coaching}>{t('calendar.book')}</ButtonLink>}
    />
  );
}
