/** A day such as 2027-03-02. Which moments it has is up to whoever's clock it is told by. */
export type CalendarDay = string;

const DAY = 86_400_000;

/** Days of the week as `Intl` counts them: 1 is Monday, 7 is Sunday. */
export type Weekday = number;

/** At midnight in UTC, where every day has 24 hours. */
export const asDate = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date): CalendarDay => date.toISOString().slice(0, 10);

export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  asDay(new Date(asDate(day).getTime() + count * DAY));

/** The same day of another month, or that month's last one. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const date = asDate(day);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + count;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return asDay(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last))));
}

export const monthOf = (day: CalendarDay): string => day.slice(0, 7);

/** The day an address names; typed by hand it may be anything, and then it is none. */
export function readDay(written: string | null): CalendarDay | undefined {
  if (written === null || !/^2[01]\d\d-\d\d-\d\d$/.test(written)) return undefined;
  const date = asDate(written);
  return Number.isNaN(date.getTime()) || asDay(date) !== written ? undefined : written;
}

/** So many days from one on. */
export const daysFrom = (first: CalendarDay, count: number): CalendarDay[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

export const weekOf = (day: CalendarDay, firstWeekday: Weekday): CalendarDay[] =>
  daysFrom(addDays(day, -((asDate(day).getUTCDay() - firstWeekday + 7) % 7)), 7);

/** The weeks that a month touches, whole. */
export function weeksOfMonth(day: CalendarDay, firstWeekday: Weekday): CalendarDay[][] {
  const month = monthOf(day);
  const weeks: CalendarDay[][] = [];
  for (let first = `${month}-01`; monthOf(first) === month; first = addDays(weeks.at(-1)![6]!, 1))
    weeks.push(weekOf(first, firstWeekday));
  return weeks;
}

/** When a day begins by the clock of this device. */
export function beginningOf(day: CalendarDay): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date);
}
