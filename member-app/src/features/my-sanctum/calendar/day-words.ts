import { localeOf } from '@sanctum/web/words/languages';
import { i18n } from '../../../shared/words/i18n';
import { asDate, type CalendarDay, type Weekday, weekOf } from './calendar-days';

interface WeekInfo {
  firstDay: Weekday;
}

/** Week data of a locale in a browser: by the method, in older ones by the property, or not at all. */
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
