import { zoneAt } from '@sanctum/web/zones/zone-rules';
import { texts } from './moment-texts';
import { momentOf as momentOnTheClock, onTheClock } from './wall-clock';
import { locale } from './words/language';

/** The site's time zone, used for all times in the console; the browser's until it is known. */
let clock = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function goByClockOf(timeZone: string): void {
  clock = timeZone;
}

/** Time zone of all displayed times; IANA name. */
export const theClock = (): string => clock;

/** 'America/New York' */
export const clockName = (): string => clock.replaceAll('_', ' ');

/** Date and time with the zone: 'Mar 2, 2027, 9:00 AM EST'. */
export const momentOf = (iso: string): string =>
  new Date(iso).toLocaleString(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneAt(iso, clock),
    timeZoneName: 'short',
  });

/** Date of a moment. */
export const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: zoneAt(iso, clock) });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const inWords = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** Relative time in words; after a week, the date says more. */
export function agoOf(iso: string, now: Date): string {
  const past = Math.max(0, now.getTime() - Date.parse(iso));
  if (past < MINUTE) return texts.justNow;
  if (past < HOUR) return inWords.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return inWords.format(-Math.floor(past / HOUR), 'hour');
  if (past < 7 * DAY) return inWords.format(-Math.floor(past / DAY), 'day');
  return dayOf(iso);
}

/** In the format of a `datetime-local` field, to the minute. */
export const forInput = (iso: string): string => onTheClock(iso, clock);

/** Moment typed into such a field; undefined while incomplete. */
export const fromInput = (typed: string): string | undefined => momentOnTheClock(typed, clock);
