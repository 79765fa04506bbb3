import { i18n } from '../../../shared/words/i18n';
import { localeOf } from '@sanctum/web/words/languages';
import { asDate, type CalendarDay, weekOf } from './calendar-days';
import { firstWeekdayIn } from './week-start';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(i18n.language), { ...options, timeZone: 'UTC' });

/** 'March 2027'. */
export const monthInWords = (day: CalendarDay): string =>
  format({ month: 'long', year: 'numeric' }).format(asDate(day));

/** 'Tuesday, March 2, 2027'. */
export const dayInWords = (day: CalendarDay): string => format({ dateStyle: 'full' }).format(asDate(day));

/** 'Tuesday, March 2', where the year is told elsewhere. */
export const dayOfYear = (day: CalendarDay): string =>
  format({ weekday: 'long', month: 'long', day: 'numeric' }).format(asDate(day));

/** 'February 28 – March 6, 2027'. */
export const periodInWords = (first: CalendarDay, last: CalendarDay): string =>
  format({ dateStyle: 'long' }).formatRange(asDate(first), asDate(last));

/** On which day the reader's weeks begin. */
export const firstWeekday = (): number => firstWeekdayIn(localeOf(i18n.language));

/** The names of the days of a week, in the reader's order: whole, and as short as a column is narrow. */
export const weekdayNames = (): { whole: string; short: string }[] =>
  weekOf('2027-03-01', firstWeekday()).map((day) => ({
    whole: format({ weekday: 'long' }).format(asDate(day)),
    short: format({ weekday: 'short' }).format(asDate(day)),
  }));
