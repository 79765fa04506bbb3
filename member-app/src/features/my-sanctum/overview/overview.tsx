import { useTranslation } from 'react-i18next';
import { formatHours, formatNumber } from '../../../shared/lib/format';
import { PageTitle } from '../../../shared/lib/page-title';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { ConfirmEmailNotice } from '../../accounts';
import { SignedInOnly } from '../../session';
import { type OverviewFigures, useOverview } from '../api';
import { Greeting } from '../shell/greeting';
import { ContinueLearning } from './continue-learning';
import { StatCards } from './stat-cards';
import { Upcoming } from './upcoming';

/** The first page of the member area: where to go on, and the member's figures. */
export function Overview() {
  const { t } = useTranslation('my-sanctum');
  return (
    <SignedInOnly>
      {(member) => (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <ConfirmEmailNotice member={member} />
          <Greeting member={member} />
          <Figures />
        </>
      )}
    </SignedInOnly>
  );
}

function Figures() {
  const query = useOverview();
  const { data } = query;
  if (!data) return <NotLoaded query={query} className="py-14" skeleton={<Loading />} />;
  return (
    <>
      <StatCards figures={data} />
      <div className="mt-12 grid items-start gap-x-8 gap-y-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <ContinueLearning courses={data.continueLearning} enrolled={data.enrolledCourseCount} />
        <div className="grid gap-8 md:grid-cols-2 xl:grid-cols-1">
          <LearningJourney figures={data} />
          <Upcoming figures={data} />
        </div>
      </div>
    </>
  );
}

function Loading() {
  const { t } = useTranslation('my-sanctum');
  return (
    <section aria-busy aria-label={t('loading')} className="mt-8">
      <Skeleton className="h-28" />
      <Skeleton className="mt-12 h-8 w-56" />
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        <Skeleton className="h-72" />
        <Skeleton className="h-72 max-sm:hidden" />
      </div>
    </section>
  );
}

function LearningJourney({ figures }: { figures: OverviewFigures }) {
  const { t } = useTranslation('overview');
  const rows = [
    [t('journey.enrolled'), formatNumber(figures.enrolledCourseCount)],
    [t('journey.hours'), formatHours(figures.learnedSeconds)],
    [t('journey.sessions'), formatNumber(figures.upcomingSessions.length)],
  ] as const;
  return (
    <section aria-labelledby="journey" className="rounded-lg bg-sunken px-6 py-6">
      <h2 id="journey" className="text-xl">
        {t('journey.title')}
      </h2>
      <dl className="mt-3 divide-y divide-line">
        {rows.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-serif text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{t('journey.hoursExplained')}</p>
    </section>
  );
}
