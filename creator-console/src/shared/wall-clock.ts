import { zoneAt } from '@sanctum/web/zones/zone-rules';
import { theClock } from './moment';

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

/** In the format of a `datetime-local` field, to the minute. */
export const forInput = (iso: string): string => onTheClock(iso, theClock());

/** A month after a moment, in the same format. */
export const aMonthLater = (iso: string): string =>
  Temporal.PlainDateTime.from(forInput(iso)).add({ months: 1 }).toString({ smallestUnit: 'minute' });

/** Moment typed into such a field; undefined while incomplete. */
export const fromInput = (typed: string): string | undefined => momentOf(typed, theClock());
