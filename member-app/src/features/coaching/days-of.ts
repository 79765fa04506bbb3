import type { Slot } from './api';

export interface Day {
  /** By the reader's own calendar, such as 2027-03-02. */
  date: string;
  slots: Slot[];
}

/** Free times by the days of a time zone, in order; only days that have some. */
export function daysOf(slots: readonly Slot[], timeZone: string): Day[] {
  const dateOf = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const date = dateOf.format(new Date(slot.startsAt));
    const there = days.get(date);
    if (there) there.push(slot);
    else days.set(date, [slot]);
  }
  return [...days].map(([date, of]) => ({ date, slots: of }));
}

/** `New York`, for a reader who knows the place better than the zone. */
export const placeWords = (timeZone: string): string => timeZone.split('/').at(-1)!.replaceAll('_', ' ');

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
