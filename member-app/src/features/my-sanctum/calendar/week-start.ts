import type { Weekday } from './calendar-days';

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
