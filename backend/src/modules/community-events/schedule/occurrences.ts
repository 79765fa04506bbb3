import { Temporal } from 'temporal-polyfill';
import type { EventRhythm } from '../event-words.js';

/** A time by the clock on the wall of one zone: `2027-03-02T19:00`. */
export interface WallTime {
  local: string;
  /** IANA name. */
  timeZone: string;
}

/** How long it is from one to the next. */
const STEP: Record<EventRhythm, { weeks: number } | { months: number }> = {
  weekly: { weeks: 1 },
  'two-weeks': { weeks: 2 },
  monthly: { months: 1 },
};

/**
 * The moment at which the clock shows this. On the day it is put forward, what does not exist is as much later as the clock is put; on the
 * day it is put back, what happens twice is the first of the two.
 */
export const momentOf = ({ local, timeZone }: WallTime): Date => dateOf(wallOf(local), timeZone);

/** What the clock of the zone shows then, to the minute. */
export const wallTimeOf = (moment: Date, timeZone: string): string =>
  wallAt(moment, timeZone).toString({ smallestUnit: 'minute' });

/**
 * When an event that comes again begins, each time at the same hour on the wall, also after the clock was changed. A month that has no
 * such day has it on its last one, and the next month on its own day again. At most `most`, and none on a date after `until`.
 */
export function occurrences(
  first: WallTime,
  { rhythm, until, most }: { rhythm: EventRhythm; until: string | null; most: number },
): Date[] {
  const beginning = wallOf(first.local);
  const last = until === null ? null : Temporal.PlainDate.from(until);
  const moments: Date[] = [];
  for (let n = 0; n < most; n += 1) {
    // counted from the first one each time, so that a short month shortens none but itself
    const wall = beginning.add(Temporal.Duration.from(manyOf(STEP[rhythm], n)));
    if (last && Temporal.PlainDate.compare(wall.toPlainDate(), last) > 0) break;
    moments.push(dateOf(wall, first.timeZone));
  }
  return moments;
}

/** How one event of a series was moved, so that the ones after it can be moved alike. */
export interface Move {
  from: WallTime;
  to: WallTime;
}

/** When another event of the series begins after the move: as many days away from where it was, at the new hour on the wall. */
export function movedAlike(startsAt: Date, { from, to }: Move): Date {
  const was = wallOf(from.local);
  const becomes = wallOf(to.local);
  const days = was.toPlainDate().until(becomes.toPlainDate(), { largestUnit: 'day' }).days;
  const date = wallAt(startsAt, from.timeZone).toPlainDate().add({ days });
  return dateOf(date.toPlainDateTime(becomes.toPlainTime()), to.timeZone);
}

/** A day and a time that there is: `2027-03-02T19:00`. */
export const isWallTime = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^2[01]\d\d-\d\d-\d\dT\d\d:\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}Z`)) &&
  isSame(value);

/** What is no day, such as the 30th of February, comes back as another. */
const isSame = (value: string): boolean => new Date(`${value}Z`).toISOString().startsWith(value);

const wallOf = (local: string) => Temporal.PlainDateTime.from(local);

const wallAt = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();

const dateOf = (wall: Temporal.PlainDateTime, timeZone: string): Date =>
  new Date(wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);

const manyOf = (step: (typeof STEP)[EventRhythm], n: number) =>
  'weeks' in step ? { weeks: step.weeks * n } : { months: step.months * n };
