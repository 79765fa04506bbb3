import { Temporal } from 'temporal-polyfill';
import type { Interval } from '../scheduling/intervals.js';
import type { Availability } from '../scheduling/open-hours.js';

type Offering = Pick<Availability, 'timeOff' | 'timeZone'> & { title: string };

export interface SharedTimeOff {
  /** Days such as 2027-07-01, both included. */
  from: string;
  to: string;
  /** Titles of the offerings that are off; empty: all of them. */
  only: string[];
}

/** Time off that overlaps the window, merged and in order, with its offerings. */
export function timeOffOf(offerings: readonly Offering[], window: Interval): SharedTimeOff[] {
  const titles = new Map<string, SharedTimeOff>();
  for (const { title, timeZone, timeOff } of offerings) {
    const first = dateAt(window.start, timeZone);
    const last = dateAt(window.end - 1, timeZone);
    for (const { from, to } of timeOff) {
      if (to < first || from > last) continue;
      const shared = titles.get(`${from} ${to}`) ?? { from, to, only: [] };
      if (!shared.only.includes(title)) shared.only.push(title);
      titles.set(`${from} ${to}`, shared);
    }
  }
  const all = new Set(offerings.map(({ title }) => title)).size;
  return [...titles.values()]
    .map((shared) => (shared.only.length === all ? { ...shared, only: [] } : shared))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

const dateAt = (moment: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate().toString();
