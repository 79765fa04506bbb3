import { localeOf } from '@sanctum/web/words/languages';
import { i18n } from '../../../shared/words/i18n';

interface WeekInfo {
  firstDay: Weekday;
}

/** Week data of a locale in a browser: a method, in older browsers a property, or nothing. */
interface Weeks {
  getWeekInfo?: () => WeekInfo;
  weekInfo?: WeekInfo;
}

/** Regions of our languages where the week begins on Sunday (CLDR), for browsers without this data. */
const ON_SUNDAY = 'US CA MX PR GT SV HN NI PA DO CO VE PE PY PH IN SG ZA JM BZ TT'.split(' ');

/** First day of the week in a locale such as `en-GB`. */
export function firstWeekdayIn(tag: string, weeks: Weeks = new Intl.Locale(tag) as Weeks): Weekday {
  const said = weeks.getWeekInfo?.() ?? weeks.weekInfo;
  if (said) return said.firstDay;
  return ON_SUNDAY.includes(new Intl.Locale(tag).maximize().region ?? '') ? 7 : 1;
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(i18n.language), { ...options, timeZone: 'UTC' });

/** Formats 'March 2027'. */
export const monthInWords = (day: CalendarDay): string =>
  format({ month: 'long', year: 'numeric' }).format(asDate(day));

/** Formats 'Tuesday, March 2, 2027'. */
export const dayInWords = (day: CalendarDay): string => format({ dateStyle: 'full' }).format(asDate(day));

/** Formats 'Tuesday, March 2', if the year is shown elsewhere. */
export const dayOfYear = (day: CalendarDay): string =>
  format({ weekday: 'long', month: 'long', day: 'numeric' }).format(asDate(day));

/** Formats 'February 28 – March 6, 2027'. */
export const periodInWords = (first: CalendarDay, last: CalendarDay): string =>
  format({ dateStyle: 'medium' }).formatRange(asDate(first), asDate(last));

/** Returns the reader's first day of the week. */
export const firstWeekday = (): number => firstWeekdayIn(localeOf(i18n.language));

/** Names of the days of a week in the reader's order: in full, and short enough for a narrow column. */
export const weekdayNames = (): { whole: string; short: string }[] =>
  weekOf('2027-03-01', firstWeekday()).map((day) => ({
    whole: format({ weekday: 'long' }).format(asDate(day)),
    short: format({ weekday: 'short' }).format(asDate(day)),
  }));

/** A day such as 2027-03-02, without a time zone. */
export type CalendarDay = string;

const DAY = 86_400_000;

/** Days of the week as `Intl` counts them: 1 is Monday, 7 is Sunday. */
export type Weekday = number;

/** Converts a day to midnight in UTC, where every day has 24 hours. */
export const asDate = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date): CalendarDay => date.toISOString().slice(0, 10);

export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  asDay(new Date(asDate(day).getTime() + count * DAY));

/** Returns the same day of another month, or that month's last one. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const date = asDate(day);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + count;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return asDay(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last))));
}

export const monthOf = (day: CalendarDay): string => day.slice(0, 7);

/** Reads a day from a URL; undefined if it is invalid. */
export function readDay(written: string | null): CalendarDay | undefined {
  if (written === null || !/^2[01]\d\d-\d\d-\d\d$/.test(written)) return undefined;
  const date = asDate(written);
  return Number.isNaN(date.getTime()) || asDay(date) !== written ? undefined : written;
}

/** Returns this many days, starting with the first. */
export const daysFrom = (first: CalendarDay, count: number): CalendarDay[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

export const weekOf = (day: CalendarDay, firstWeekday: Weekday): CalendarDay[] =>
  daysFrom(addDays(day, -((asDate(day).getUTCDay() - firstWeekday + 7) % 7)), 7);

/** Returns the whole weeks that a month touches. */
export function weeksOfMonth(day: CalendarDay, firstWeekday: Weekday): CalendarDay[][] {
  const month = monthOf(day);
  const weeks: CalendarDay[][] = [];
  for (let first = `${month}-01`; monthOf(first) === month; first = addDays(weeks.at(-1)![6]!, 1))
    weeks.push(weekOf(first, firstWeekday));
  return weeks;
}

/** Returns the start of a day in this device's time zone. */
export function beginningOf(day: CalendarDay): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date);
}
