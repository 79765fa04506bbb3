import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownTimeZone } from '../../../shared/lib/days';
import { formatTime } from '../../../shared/lib/format';
import type { CalendarEntry } from '../api';
import type { CalendarDay } from './calendar-days';
import { dayInWords } from './calendar-days';
import { kindOf } from './kinds';
import { isWithin, type Shown } from './use-shown';

/** Max entries shown in a day of a month; a week shows all. */
const ROOM = 2;
const DOTS = 3;

interface Props {
  shown: Shown;
  day: CalendarDay;
  /** Undefined while loading. */
  entries: readonly CalendarEntry[] | undefined;
  isTabStop: boolean;
  onChoose: (isByKeys: boolean) => void;
}

/** A day of the grid, clickable as a whole; its entries are links if there is room. */
export function DayCell({ shown, day, entries, isTabStop, onChoose }: Props) {
  const { t } = useTranslation('overview');
  const inWords = dayInWords(day);
  const isChosen = day === shown.day;
  const isMonth = shown.view === 'month';
  const name = () => {
    if (!entries) return inWords;
    if (entries.length === 0) return t('calendar.emptyDay', { day: inWords });
    return t('calendar.day', { day: inWords, count: entries.length });
  };
  return (
    <td
      aria-selected={isChosen}
      className={clsx(
        'relative h-15 border border-line align-top',
        isMonth ? 'md:h-33' : 'md:h-80',
        isChosen ? 'bg-evergreen-soft' : isWithin(day, shown) ? 'bg-surface' : 'bg-sunken/50',
      )}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={name()}
        aria-current={day === shown.today ? 'date' : undefined}
        // a click without a pointer comes from the keyboard or a screen reader
        onClick={({ detail }: MouseEvent) => onChoose(detail === 0)}
        className="absolute inset-0 flex items-start justify-center p-1 focus-visible:z-20 focus-visible:-outline-offset-2 md:justify-start md:p-1.5"
      >
        <span
          className={clsx(
            'flex size-7 items-center justify-center rounded-full text-sm font-semibold',
            day === shown.today && 'bg-evergreen text-on-evergreen',
            day !== shown.today && !isWithin(day, shown) && 'text-ink-soft',
          )}
        >
          {Number(day.slice(-2))}
        </span>
      </button>
      {entries && entries.length > 0 && (
        <div aria-hidden className="pointer-events-none relative z-10 mt-9 px-1 pb-1 md:px-1.5">
          <Dots entries={entries} />
          <Words entries={isMonth ? entries.slice(0, ROOM) : entries} isWhole={!isMonth} />
          {isMonth && entries.length > ROOM && (
            <p className="mt-0.5 pl-1 text-xs text-ink-soft max-md:hidden">
              {t('calendar.more', { count: entries.length - ROOM })}
            </p>
          )}
        </div>
      )}
    </td>
  );
}

const Dots = ({ entries }: { entries: readonly CalendarEntry[] }) => (
  <div className="flex justify-center gap-1 md:hidden">
    {entries.slice(0, DOTS).map((entry) => (
      <span key={entry.id} className={clsx('size-2 rounded-full', kindOf(entry).dotOf(entry))} />
    ))}
  </div>
);

/** Shortcuts for a mouse; for the keyboard, the same links are in the day's list. */
const Words = ({ entries, isWhole }: { entries: readonly CalendarEntry[]; isWhole: boolean }) => (
  <ul className="space-y-1 max-md:hidden">
    {entries.map((entry) => (
      <li key={entry.id}>
        <Link
          to={kindOf(entry).placeOf(entry)}
          tabIndex={-1}
          className="pointer-events-auto block rounded-sm px-0.5 text-xs leading-snug text-ink hover:text-evergreen hover:underline"
        >
          <span className="flex items-center gap-1.5 text-ink-soft">
            <span className={clsx('size-2 shrink-0 rounded-full', kindOf(entry).dotOf(entry))} />
            {formatTime(entry.startsAt, ownTimeZone())}
          </span>
          <span className={clsx('block', isWhole ? 'wrap-anywhere' : 'truncate')}>{entry.title}</span>
        </Link>
      </li>
    ))}
  </ul>
);
