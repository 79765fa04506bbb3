import type { Weekday } from './calendar-days';

interface WeekInfo {
  firstDay: Weekday;
}

/** Week data of a locale in a browser: by the method, in older ones by the property, or not at all. */
interface Weeks {
  getWeekInfo?: () => WeekInfo;
  weekInfo?: WeekInfo;
}

/** Where a week begins on Sunday, of the places our languages are spoken in (CLDR), for browsers that do not say. */
const ON_SUNDAY = 'US CA MX PR GT SV HN NI PA DO CO VE PE PY PH IN SG ZA JM BZ TT'.split(' ');

/** On which day a week begins for readers of a locale such as `en-GB`. */
export function firstWeekdayIn(tag: string, weeks: Weeks = new Intl.Locale(tag) as Weeks): Weekday {
  const said = weeks.getWeekInfo?.() ?? weeks.weekInfo;
  if (said) return said.firstDay;
  return ON_SUNDAY.includes(new Intl.Locale(tag).maximize().region ?? '') ? 7 : 1;
}
