import { Temporal } from 'temporal-polyfill';

/** What the clock of a zone shows at a moment, as an input of date and time takes it: `2027-03-02T09:00`. */
export const onTheClock = (moment: string, timeZone: string): string =>
  Temporal.Instant.from(moment)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

/** The moment at which that clock shows this; undefined while nothing whole is typed. What it leaves out in spring is put forward. */
export function momentOf(wall: string, timeZone: string): string | undefined {
  if (wall === '') return undefined;
  const instant = Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone).toInstant();
  return new Date(instant.epochMilliseconds).toISOString();
}
