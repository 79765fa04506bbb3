import { Temporal } from 'temporal-polyfill';

/** What the clock on the wall shows: a date such as 2027-03-02, and minutes since its midnight. */
export interface Wall {
  date: string;
  minutes: number;
}

/** A stretch of one date by the clock on the wall; 1440 is the end of the day. */
export interface Stretch {
  date: string;
  from: number;
  to: number;
}

export const DAY = 1440;

/** What the clock of a zone shows at a moment. */
export function wallOf(moment: string, timeZone: string): Wall {
  const at = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone);
  return { date: at.toPlainDate().toString(), minutes: at.hour * 60 + at.minute };
}

/** The moment at which it shows this, the first of two. What it leaves out in spring is put forward. */
export function momentAt({ date, minutes }: Wall, timeZone: string): string {
  const { epochMilliseconds } = Temporal.PlainDate.from(date)
    .toPlainDateTime()
    .add({ minutes })
    .toZonedDateTime(timeZone);
  return new Date(epochMilliseconds).toISOString();
}

/**
 * Where it lies on the wall, day by day. What spans the hour that is left out in spring is longer there than it lasts; what the
 * clock put back in autumn would end before it begins is as long as it lasts.
 */
export function stretchesOf(time: { startsAt: string; endsAt: string }, timeZone: string): Stretch[] {
  const start = wallOf(time.startsAt, timeZone);
  const end = wallOf(time.endsAt, timeZone);
  if (start.date === end.date && end.minutes <= start.minutes) {
    const lasts = (Date.parse(time.endsAt) - Date.parse(time.startsAt)) / 60_000;
    return [{ date: start.date, from: start.minutes, to: Math.min(DAY, start.minutes + lasts) }];
  }
  return datesFrom(start.date, end.date)
    .map((date) => ({
      date,
      from: date === start.date ? start.minutes : 0,
      to: date === end.date ? end.minutes : DAY,
    }))
    .filter(({ from, to }) => from < to);
}

/** From this date to that one, both included. */
export function datesFrom(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

export const addDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** 1: Monday, 7: Sunday. */
export const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

/** `09:30`; 1440 is `24:00`. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The minutes of `09:30`. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
