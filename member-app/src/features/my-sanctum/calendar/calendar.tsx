import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { byDay, ownTimeZone } from '../../../shared/lib/days';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { useMedia } from '../../../shared/lib/use-media';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { Skeletons } from '../../../shared/ui/skeletons';
import { type CalendarEntry, useCalendar } from '../api';
import { TabPage } from '../shell/tab-page';
import { addDays, beginningOf, type CalendarDay } from './calendar-days';
import { CalendarFeed } from './calendar-feed';
import { DayList } from './day-list';
import { GridView } from './grid-view';
import { isKnown } from './kinds';
import { Toolbar } from './toolbar';
import { daysOf, type Shown, useShown } from './use-shown';

/** Dashboard > Calendar: the member's sessions, what she waits for and the modules that open, by her own days. */
export function Calendar() {
  const { t } = useTranslation('overview');
  return (
    <TabPage title={t('calendar.title')}>
      <Views />
      <CalendarFeed />
    </TabPage>
  );
}

/** Wide enough for a week side by side. */
const WIDE = '(min-width: 48rem)';

function Views() {
  const { t } = useTranslation('my-sanctum');
  const heading = useId();
  const shown = useShown();
  const days = daysOf(shown);
  const query = useCalendar(beginningOf(days[0]!), beginningOf(addDays(days.at(-1)!, 1)));
  const { data } = query;
  const isWide = useMedia(WIDE);
  const hasGrid = shown.view === 'month' || (shown.view === 'week' && isWide);
  const entries = data && entriesByDay(data);
  return (
    <>
      <Toolbar shown={shown} headingId={heading} />
      {query.isLoadingError ? (
        <NotLoaded query={query} />
      ) : hasGrid ? (
        <GridView shown={shown} entries={entries} labelledBy={heading} />
      ) : entries ? (
        <Days shown={shown} entries={entries} />
      ) : (
        <Skeletons label={t('loading')} of={['h-40']} className="mt-8" />
      )}
    </>
  );
}

const entriesByDay = (entries: readonly CalendarEntry[]): Map<CalendarDay, CalendarEntry[]> =>
  new Map(byDay(entries.filter(isKnown), ownTimeZone()).map(({ date, items }) => [date, items]));

interface DaysProps {
  shown: Shown;
  entries: ReadonlyMap<CalendarDay, readonly CalendarEntry[]>;
}

/** Days one below the other: all of a week, of the agenda those that have something. */
function Days({ shown, entries }: DaysProps) {
  const days = daysOf(shown).filter((day) => shown.view === 'week' || entries.has(day));
  if (days.length === 0) return <Nothing />;
  return (
    <div className="mt-8 max-w-3xl space-y-8">
      {days.map((day) => (
        <DayList key={day} day={day} entries={entries.get(day) ?? []} />
      ))}
    </div>
  );
}

function Nothing() {
  const { t } = useTranslation('overview');
  return (
    <EmptyState
      picture="moon"
      title={t('calendar.none')}
      description={t('calendar.text')}
      action={<ButtonLink to={sanctumPaths.coaching}>{t('calendar.book')}</ButtonLink>}
    />
  );
}
