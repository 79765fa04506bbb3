/** The zone of the reader's device, by which her days and hours are told. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `New York`, for a reader who knows the place better than the zone. */
export const placeOf = (timeZone: string): string => timeZone.split('/').at(-1)!.replaceAll('_', ' ');

export interface Day<T> {
  /** By the calendar of the zone, such as 2027-03-02. */
  date: string;
  items: T[];
}

/** What begins on each day of a time zone, in the order it comes; only days that have something. */
export function byDay<T extends { startsAt: string }>(items: readonly T[], timeZone: string): Day<T>[] {
  const dateOf = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  const days = new Map<string, T[]>();
  for (const item of items) {
    const date = dateOf.format(new Date(item.startsAt));
    const there = days.get(date);
    if (there) there.push(item);
    else days.set(date, [item]);
  }
  return [...days].map(([date, of]) => ({ date, items: of }));
}
