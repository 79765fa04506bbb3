import { Temporal } from 'temporal-polyfill';
import { type Interval, merge, subtract } from './intervals.js';

/** Part of a day in local time, such as 09:00 to 17:00; 24:00 is the end of the day. */
export type Hours = { from: string; to: string };

/** The coach's open hours, in one time zone. */
export interface Availability {
  /** IANA name. */
  timeZone: string;
  /** Hours of every week; days count from 1, Monday, to 7, Sunday. */
  weeklyHours: readonly (Hours & { day: number })[];
  /** Dates with hours of their own, any number of periods each. */
  dateHours: readonly (Hours & { date: string })[];
  /** Whole days without hours; first and last day are both included. */
  timeOff: readonly { from: string; to: string }[];
}

/**
 * The coach's open hours that overlap the window, in order, in local time. When the clock goes forward, the skipped
 * hour is left out; when it goes back, the repeated hour is open twice.
 */
export function openHours(availability: Availability, window: Interval): Interval[] {
  const { timeZone, timeOff } = availability;
  const open = datesOf(window, timeZone).flatMap((date) =>
    hoursOf(availability, date).map(({ from, to }) => ({
      start: instantOf(date, from, timeZone, 'beginning'),
      end: instantOf(date, to, timeZone, 'end'),
    })),
  );
  const off = timeOff.map(({ from, to }) => ({
    start: instantOf(Temporal.PlainDate.from(from), '00:00', timeZone, 'beginning'),
    end: instantOf(Temporal.PlainDate.from(to), '24:00', timeZone, 'end'),
  }));
  return subtract(merge(open), off).filter(({ start, end }) => start < window.end && window.start < end);
}

/**
 * Every date of the zone that the window touches, and one more on either side, because hours of neighboring days may
 * join at midnight.
 */
function datesOf({ start, end }: Interval, timeZone: string): Temporal.PlainDate[] {
  const dateAt = (moment: number) =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate();
  const last = dateAt(end).add({ days: 1 });
  const dates: Temporal.PlainDate[] = [];
  for (
    let date = dateAt(start).subtract({ days: 1 });
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  )
    dates.push(date);
  return dates;
}

function hoursOf({ weeklyHours, dateHours }: Availability, date: Temporal.PlainDate): readonly Hours[] {
  const own = dateHours.filter((hours) => hours.date === date.toString());
  return own.length > 0 ? own : weeklyHours.filter(({ day }) => day === date.dayOfWeek);
}

/**
 * Returns the moment at which the wall clock shows this time; if it never does, the moment at which the clocks go
 * forward.
 */
function instantOf(date: Temporal.PlainDate, time: string, timeZone: string, bound: 'beginning' | 'end') {
  const wall =
    time === '24:00'
      ? date.add({ days: 1 }).toPlainDateTime()
      : date.toPlainDateTime(Temporal.PlainTime.from(time));
  const earlier = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const later = wall.toZonedDateTime(timeZone, { disambiguation: 'later' });
  if (earlier.toPlainDateTime().equals(wall))
    return (bound === 'beginning' ? earlier : later).epochMilliseconds;
  return (earlier.getTimeZoneTransition('next') ?? later).epochMilliseconds;
}
