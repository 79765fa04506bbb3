/** Local time: a date such as 2027-03-02, and minutes since midnight. */
export interface Wall {
  date: string;
  minutes: number;
}

/** Range of local time on one date; 1440 is the end of the day. */
export interface Stretch {
  date: string;
  from: number;
  to: number;
}

export const DAY = 1440;

/** Returns the local time in a zone. */
export function wallOf(moment: string, timeZone: string): Wall {
  const at = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone);
  return { date: at.toPlainDate().toString(), minutes: at.hour * 60 + at.minute };
}

/**
 * Returns the moment of a local time. An ambiguous time in fall means the first; a skipped time in spring moves
 * forward.
 */
export function momentAt({ date, minutes }: Wall, timeZone: string): string {
  const { epochMilliseconds } = Temporal.PlainDate.from(date)
    .toPlainDateTime()
    .add({ minutes })
    .toZonedDateTime(timeZone);
  return new Date(epochMilliseconds).toISOString();
}

/**
 * Splits a time span into local ranges per day. A range across the hour skipped in spring looks longer than it lasts.
 * A range that would end before it begins, because the clock goes back in fall, keeps its real length.
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

/** Dates from first to last, both included. */
export function datesFrom(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

export const addDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** Day of the week: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

/** Formats minutes as `09:30`; 1440 is `24:00`. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Parses `09:30` into minutes. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
