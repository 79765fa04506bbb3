import { zoneAt } from '@sanctum/web/zones/zone-rules';

/** Time zone of the reader's device, used for all days and hours. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the city of a time zone, such as `New York`. */
export const placeOf = (timeZone: string): string => timeZone.split('/').at(-1)!.replaceAll('_', ' ');

export interface Day<T> {
  /** Date in the time zone, such as 2027-03-02. */
  date: string;
  items: T[];
}

/** Returns a function that gives the date of a moment in a time zone, such as 2027-03-02. */
export function datesIn(timeZone: string): (moment: Date) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (moment) => {
    const zone = zoneAt(moment, timeZone);
    const format =
      formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone });
    formats.set(zone, format);
    return format.format(moment);
  };
}

/** Groups items by the day on which they start in a time zone, in the given order; only days with items. */
export function byDay<T extends { startsAt: string }>(items: readonly T[], timeZone: string): Day<T>[] {
  const dateOf = datesIn(timeZone);
  const days = new Map<string, T[]>();
  for (const item of items) {
    const date = dateOf(new Date(item.startsAt));
    const there = days.get(date);
    if (there) there.push(item);
    else days.set(date, [item]);
  }
  return [...days].map(([date, of]) => ({ date, items: of }));
}
