import { zoneAt } from '@sanctum/web/zones/zone-rules';
import { Temporal } from 'temporal-polyfill';
import { locale } from './words/language';

/** Formats a moment as local time for a date and time input: `2027-03-02T09:00`. */
export const onTheClock = (moment: string, timeZone: string): string =>
  Temporal.Instant.from(moment)
    .toZonedDateTimeISO(zoneAt(moment, timeZone))
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

/** Parses local time into a moment; undefined if incomplete. A time skipped in spring moves forward. */
export function momentOf(wall: string, timeZone: string): string | undefined {
  if (wall === '') return undefined;
  const momentBy = (zone: string) =>
    new Date(Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds);
  return momentBy(zoneAt(momentBy(timeZone), timeZone)).toISOString();
}

/** Formats a moment in the given time zone: `Tue, Mar 2, 2027, 9:00 AM EST`. */
export const momentIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneAt(moment, timeZone),
    timeZoneName: 'short',
  }).format(new Date(moment));
