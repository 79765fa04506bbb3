import { clsx } from 'clsx';
import Previous from 'lucide-react/icons/chevron-left';
import Next from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { byDay, ownTimeZone, placeOf } from '../../../shared/lib/days';
import { useMedia } from '../../../shared/lib/use-media';
import { ButtonLink } from '../../../shared/ui/button';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import { type CalendarEntry, useCalendar } from '../api';
import { TabPage } from '../shell/tab-page';
import { addDays, beginningOf, type CalendarDay, monthInWords, periodInWords } from './calendar-days';
import { CalendarFeed } from './calendar-feed';
import { DayList } from './day-list';
import { GridView } from './grid-view';
import { isKnown } from './kinds';
import { NothingPlanned } from './nothing-planned';
import { daysOf, type Shown, searchOf, turned, useShown, VIEWS } from './use-shown';

/** Dashboard > Calendar: the member's sessions, waiting lists and opening modules, in their own time zone. */
export function Calendar() {
  const { t } = useTranslation('overview');
  return (
    <TabPage title={t('calendar.title')}>
      <Views />
      <CalendarFeed />
    </TabPage>
  );
}

/** Media query: wide enough for a month, or a week side by side. */
const WIDE = '(min-width: 48rem)';

function Views() {
  const { t } = useTranslation('my-sanctum');
  const heading = useId();
  const isWide = useMedia(WIDE);
  const shown = useShown(isWide);
  const days = daysOf(shown);
  const query = useCalendar(beginningOf(days[0]!), beginningOf(addDays(days.at(-1)!, 1)));
  const { data } = query;
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

/** Days in a list: all days of a week, and in the agenda only days with entries. */
function Days({ shown, entries }: DaysProps) {
  const days = daysOf(shown).filter((day) => shown.view === 'week' || entries.has(day));
  if (days.length === 0) return <NothingPlanned />;
  return (
    <div className="mt-8 max-w-3xl space-y-8">
      {days.map((day) => (
        <DayList key={day} day={day} entries={entries.get(day) ?? []} />
      ))}
    </div>
  );
}

/** Title of the shown period, links to the next and the previous one, and the three views. Each has an address. */
function Toolbar({ shown, headingId }: { shown: Shown; headingId: string }) {
  const { t } = useTranslation('overview');
  const { view, today } = shown;
  const days = daysOf(shown);
  const at = (changes: Partial<Shown>) => searchOf({ ...shown, ...changes });
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex items-center gap-1">
          <ButtonLink
            replace
            to={at({ day: turned(shown, -1) })}
            variant="ghost"
            size="icon"
            aria-label={t(`calendar.previous.${view}`)}
          >
            <Previous aria-hidden />
          </ButtonLink>
          <ButtonLink replace to={at({ day: today })} variant="secondary" size="sm">
            {t('calendar.today')}
          </ButtonLink>
          <ButtonLink
            replace
            to={at({ day: turned(shown, 1) })}
            variant="ghost"
            size="icon"
            aria-label={t(`calendar.next.${view}`)}
          >
            <Next aria-hidden />
          </ButtonLink>
        </div>
        <div>
          <h2 id={headingId} aria-live="polite" className="text-xl first-letter:uppercase sm:text-2xl">
            {view === 'month' ? monthInWords(shown.day) : periodInWords(days[0]!, days.at(-1)!)}
          </h2>
          <p className="text-sm text-ink-soft">{t('calendar.zone', { place: placeOf(ownTimeZone()) })}</p>
        </div>
      </div>
      <nav aria-label={t('calendar.views')}>
        <ul className="flex rounded-full border border-line bg-surface p-1">
          {VIEWS.map((each) => (
            <li key={each}>
              <Link
                to={at({ view: each })}
                aria-current={each === view ? 'page' : undefined}
                className={clsx(
                  'flex min-h-9 items-center rounded-full px-4 text-sm font-semibold transition-colors',
                  each === view ? 'bg-evergreen text-on-evergreen' : 'text-ink-soft hover:text-evergreen',
                )}
              >
                {t(`calendar.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
