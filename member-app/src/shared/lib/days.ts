import { zoneAt } from '@sanctum/web/zones/zone-rules';

/** The zone of the reader's device, by which her days and hours are told. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `New York`, for a reader who knows the place better than the zone. */
export const placeOf = (timeZone: string): string => timeZone.split('/').at(-1)!.replaceAll('_', ' ');

export interface Day<T> {
  /** By the calendar of the zone, such as 2027-03-02. */
  date: string;
  items: T[];
}

/** Tells which day a moment is on by the clock of a zone, such as 2027-03-02. */
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

/** Groups items by the day they begin in a time zone, in the given order; only days that have items. */
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
