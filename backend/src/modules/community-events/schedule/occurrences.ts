import { Temporal } from 'temporal-polyfill';
import type { EventRhythm } from '../event-words.js';

/** Wall-clock time in one zone: `2027-03-02T19:00`. */
export interface WallTime {
  local: string;
  /** IANA name. */
  timeZone: string;
}

/** Interval from one event to the next. */
const STEP: Record<EventRhythm, { weeks: number } | { months: number }> = {
  weekly: { weeks: 1 },
  two_weeks: { weeks: 2 },
  monthly: { months: 1 },
};

/**
 * Moment at which the wall clock shows this time. A time skipped when clocks go forward is moved later by the skipped
 * amount; a time that occurs twice when clocks go back is the first of the two.
 */
export const momentOf = ({ local, timeZone }: WallTime): Date => dateOf(wallOf(local), timeZone);

/** Wall-clock time of the moment in the zone, to the minute. */
export const wallTimeOf = (moment: Date, timeZone: string): string =>
  wallAt(moment, timeZone).toString({ smallestUnit: 'minute' });

/**
 * Starts of a repeating event, always at the same wall-clock time, even across clock changes. A month without that day
 * has the event on its last day; the next month returns to the original day. Returns at most `most` dates, none after
 * `until`.
 */
export function occurrences(
  first: WallTime,
  { rhythm, until, most }: { rhythm: EventRhythm; until: string | null; most: number },
): Date[] {
  const beginning = wallOf(first.local);
  const last = until === null ? null : Temporal.PlainDate.from(until);
  const moments: Date[] = [];
  for (let n = 0; n < most; n += 1) {
    // counted from the first one each time, so that a short month does not shift the months after it
    const wall = beginning.add(Temporal.Duration.from(manyOf(STEP[rhythm], n)));
    if (last && Temporal.PlainDate.compare(wall.toPlainDate(), last) > 0) break;
    moments.push(dateOf(wall, first.timeZone));
  }
  return moments;
}

/** Move of one event of a series, so that later ones can be moved alike. */
export interface Move {
  from: WallTime;
  to: WallTime;
}

/** New start of another event in the series: shifted by the same number of days, at the new wall-clock time. */
export function movedAlike(startsAt: Date, { from, to }: Move): Date {
  const was = wallOf(from.local);
  const becomes = wallOf(to.local);
  const days = was.toPlainDate().until(becomes.toPlainDate(), { largestUnit: 'day' }).days;
  const date = wallAt(startsAt, from.timeZone).toPlainDate().add({ days });
  return dateOf(date.toPlainDateTime(becomes.toPlainTime()), to.timeZone);
}

/** True for an existing date and time such as `2027-03-02T19:00`. */
export const isWallTime = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^2[01]\d\d-\d\d-\d\dT\d\d:\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}Z`)) &&
  isSame(value);

/** Compares the text with its own date. A day that does not exist, such as February 30, becomes another one in Date. */
const isSame = (value: string): boolean => new Date(`${value}Z`).toISOString().startsWith(value);

const wallOf = (local: string) => Temporal.PlainDateTime.from(local);

const wallAt = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();

const dateOf = (wall: Temporal.PlainDateTime, timeZone: string): Date =>
  new Date(wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);

const manyOf = (step: (typeof STEP)[EventRhythm], n: number) =>
  'weeks' in step ? { weeks: step.weeks * n } : { months: step.months * n };
