import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { CalendarEntry } from '../api';
import { addDays, addMonths, type CalendarDay, firstWeekday, weekdayNames, weekOf } from './calendar-days';
import { DayCell } from './day-cell';
import { isWithin, type Shown } from './use-shown';

interface Props {
  shown: Shown;
  weeks: readonly (readonly CalendarDay[])[];
  /** Entries of each day; undefined until they are loaded. */
  entries: ReadonlyMap<CalendarDay, readonly CalendarEntry[]> | undefined;
  labelledBy: string;
  /** Called when another day is chosen, which may change the month or week. */
  onChoose: (day: CalendarDay) => void;
  /** Called when the keyboard opens a day. */
  onOpen: (day: CalendarDay) => void;
}

/**
 * Days as a grid with one tab stop (WAI-ARIA APG): arrows move by days, Home and End to the ends of the week, Page Up
 * and Page Down by months, with Shift by years. Enter opens the day.
 */
export function DayGrid({ shown, weeks, entries, labelledBy, onChoose, onOpen }: Props) {
  const { roving, ...grid } = useRovingDay(shown, onChoose);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as the APG writes a grid of days: a table, with its keys
    <table role="grid" aria-labelledby={labelledBy} className="w-full table-fixed border-collapse" {...grid}>
      <thead>
        <tr>
          {weekdayNames().map(({ whole, short }) => (
            <th key={whole} scope="col" className="pb-2 text-center text-sm font-semibold text-ink-soft">
              <VisuallyHidden>{whole}</VisuallyHidden>
              <span aria-hidden>{short}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                shown={shown}
                day={day}
                entries={entries && (entries.get(day) ?? [])}
                isTabStop={day === roving}
                onChoose={(isByKeys) => (isByKeys ? onOpen(day) : onChoose(day))}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the day with the tab stop, which follows the chosen day and the keys within the grid. */
function useRovingDay(shown: Shown, onChoose: (day: CalendarDay) => void) {
  const grid = useRef<HTMLTableElement>(null);
  const isDriven = useRef(false);
  const [roving, setRoving] = useState(shown.day);
  const [last, setLast] = useState(shown.day);
  if (last !== shown.day) {
    setLast(shown.day);
    setRoving(shown.day);
  }
  // the days of another month are rendered a moment later
  useEffect(() => {
    if (isDriven.current) grid.current?.querySelector<HTMLElement>(`[data-day="${roving}"]`)?.focus();
  }, [roving, shown.day]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = dayAfter(event, roving);
    if (next === undefined) return;
    event.preventDefault();
    isDriven.current = true;
    setRoving(next);
    if (!isWithin(next, shown)) onChoose(next);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !grid.current?.contains(relatedTarget)) isDriven.current = false;
  };
  return { roving, ref: grid, onKeyDown, onBlur };
}

/** Returns the day that a key leads to; undefined for other keys. */
function dayAfter({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, day: CalendarDay) {
  if (altKey || ctrlKey || metaKey) return undefined;
  const steps: Record<string, () => CalendarDay> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => weekOf(day, firstWeekday())[0]!,
    End: () => weekOf(day, firstWeekday())[6]!,
    PageUp: () => addMonths(day, shiftKey ? -12 : -1),
    PageDown: () => addMonths(day, shiftKey ? 12 : 1),
  };
  return steps[key]?.();
}
