import { texts } from './moment-texts';
import { locale } from './words/language';

/** A day and an hour, on the reader's own clock. */
export const momentOf = (iso: string): string =>
  new Date(iso).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** The day of a moment, on the reader's own calendar. */
export const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString(locale, { dateStyle: 'medium' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const inWords = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** How long ago, as one says it; after a week the day itself says more. */
export function agoOf(iso: string, now: Date): string {
  const past = Math.max(0, now.getTime() - Date.parse(iso));
  if (past < MINUTE) return texts.justNow;
  if (past < HOUR) return inWords.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return inWords.format(-Math.floor(past / HOUR), 'hour');
  if (past < 7 * DAY) return inWords.format(-Math.floor(past / DAY), 'day');
  return dayOf(iso);
}

/** As a `datetime-local` field has it: the reader's own clock, to the minute. */
export function forInput(moment: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const [year, month, day] = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())];
  return `${year}-${month}-${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
