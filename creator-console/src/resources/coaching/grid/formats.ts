import { locale } from '../../../shared/words/language';

/** Local dates are formatted as if they were in UTC. */
const moment = (date: string) => new Date(`${date}T00:00:00Z`);
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

const LONG = format({ weekday: 'long', month: 'long', day: 'numeric' });
const WHOLE = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const SHORT = format({ weekday: 'short' });
const WEEKDAY = format({ weekday: 'long' });
const LETTER = format({ weekday: 'narrow' });
const NUMBER = format({ day: 'numeric' });
const BRIEF = format({ month: 'short', day: 'numeric' });
const SPAN = format({ month: 'long', day: 'numeric', year: 'numeric' });
const MONTH = format({ month: 'long', year: 'numeric' });

/** Tuesday, March 2 */
export const dayInWords = (date: string): string => LONG.format(moment(date));
/** Tuesday, March 2, 2027 */
export const dayWithYear = (date: string): string => WHOLE.format(moment(date));
/** Tue */
export const weekdayInShort = (date: string): string => SHORT.format(moment(date));
/** Tuesday, by number; 1 is Monday. */
export const weekdayName = (day: number): string => WEEKDAY.format(moment(dateOn(day)));
/** Tue, by number. */
export const weekdayNameInShort = (day: number): string => SHORT.format(moment(dateOn(day)));
/** T */
export const weekdayLetter = (date: string): string => LETTER.format(moment(date));
/** 2 */
export const dayNumber = (date: string): string => NUMBER.format(moment(date));
/** Mar 2 */
export const dayInShort = (date: string): string => BRIEF.format(moment(date));
/** March 1 – 7, 2027 */
export const datesInWords = (first: string, last: string): string =>
  SPAN.formatRange(moment(first), moment(last));
/** March 2027 */
export const monthInWords = (date: string): string => MONTH.format(moment(date));

/** Any date on that weekday. */
const dateOn = (day: number): string => `2027-02-0${day}`;
