import CalendarHeart from 'lucide-react/icons/calendar-heart';
import Unlock from 'lucide-react/icons/lock-open';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { byDay, ownTimeZone, placeOf } from '../../../shared/lib/days';
import { formatTime, formatWeekday } from '../../../shared/lib/format';
import { paths } from '../../../shared/lib/paths';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorState } from '../../../shared/ui/error-state';
import { Illustration } from '../../../shared/ui/illustration';
import { Skeleton } from '../../../shared/ui/skeleton';
import { type CalendarEntry, useCalendar } from '../api';
import { TabPage } from '../shell/tab-page';
import { CalendarFeed } from './calendar-feed';

/** Dashboard > Calendar: the sessions and the modules that open in the next months, by the reader's own days. */
export function Calendar() {
  const { t } = useTranslation('overview');
  return (
    <TabPage title={t('calendar.title')}>
      <Agenda />
      <CalendarFeed />
    </TabPage>
  );
}

function Agenda() {
  const { t } = useTranslation(['my-sanctum', 'overview']);
  const { data: entries, isPending, isFetching, refetch } = useCalendar();
  if (isPending) {
    return (
      <section aria-busy aria-label={t('loading')} className="mt-8">
        <Skeleton className="h-40" />
      </section>
    );
  }
  if (!entries) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  if (entries.length === 0) return <Nothing />;
  const timeZone = ownTimeZone();
  return (
    <div className="mt-8 max-w-3xl">
      <p className="text-ink-soft">{t('overview:calendar.zone', { place: placeOf(timeZone) })}</p>
      {byDay(entries, timeZone).map(({ date, items: ofDay }) => (
        <section key={date} aria-labelledby={date} className="mt-8">
          <h2 id={date} className="text-xl">
            {formatWeekday(ofDay[0]!.startsAt, timeZone)}
          </h2>
          <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
            {ofDay.map((entry) => (
              <Entry key={entry.id} entry={entry} timeZone={timeZone} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Entry({ entry, timeZone }: { entry: CalendarEntry; timeZone: string }) {
  const { t } = useTranslation('overview');
  const { title, startsAt, endsAt, courseId, courseTitle } = entry;
  const Icon = courseId === null ? CalendarHeart : Unlock;
  const from = formatTime(startsAt, timeZone);
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 px-5 py-4">
      <Icon aria-hidden className="size-5 shrink-0 text-evergreen max-sm:hidden" />
      <div className="min-w-0 grow basis-56">
        <Link
          to={courseId === null ? sanctumPaths.coachingSessions : sanctumPaths.classroomCourse(courseId)}
          className="font-semibold wrap-anywhere underline decoration-1 underline-offset-4 hover:text-evergreen"
        >
          {title}
        </Link>
        {courseTitle && <p className="text-sm wrap-anywhere text-ink-soft">{courseTitle}</p>}
      </div>
      <p className="text-sm font-medium text-evergreen-strong">
        {endsAt === null
          ? t('calendar.opensAt', { time: from })
          : t('calendar.fromTo', { from, to: formatTime(endsAt, timeZone) })}
      </p>
    </li>
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
