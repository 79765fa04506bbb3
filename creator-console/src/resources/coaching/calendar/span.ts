import { Temporal } from 'temporal-polyfill';
import { addDays, datesFrom, weekdayOf } from '../grid/wall';

export const VIEWS = ['day', 'week', 'month', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

/** 1: Monday, 7: Sunday. */
export type Weekday = number;

/** All dates of a view in order; a month consists of whole weeks. */
export function datesOf(view: View, day: string, weekStart: Weekday): string[] {
  if (view === 'day') return [day];
  if (view === 'month') {
    const first = Temporal.PlainDate.from(day).with({ day: 1 });
    const last = first.with({ day: first.daysInMonth });
    const from = beginningOfWeek(first.toString(), weekStart);
    return datesFrom(from, addDays(beginningOfWeek(last.toString(), weekStart), 6));
  }
  const from = beginningOfWeek(day, weekStart);
  return datesFrom(from, addDays(from, 6));
}

/** Date that identifies the view this many steps away. */
export function stepFrom(view: View, day: string, by: number): string {
  if (view === 'month') return Temporal.PlainDate.from(day).with({ day: 1 }).add({ months: by }).toString();
  return addDays(day, view === 'day' ? by : by * 7);
}

const beginningOfWeek = (date: string, weekStart: Weekday): string =>
  addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));

interface WithWeeks extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** First day of the week in this locale; Monday (ISO 8601) if the browser does not know. */
export function weekStartOf(locale: string): Weekday {
  const known: WithWeeks = new Intl.Locale(locale);
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}
