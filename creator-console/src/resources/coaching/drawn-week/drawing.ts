import { clockOf, DAY, minutesOf } from '../grid/wall';

/** Hours of one weekday as stored; day 1 is Monday. */
export interface WeekdayHours {
  day: number;
  from: string;
  to: string;
}

/** A range of hours on a weekday, in minutes since midnight. */
export interface Drawn {
  day: number;
  from: number;
  to: number;
}

/** Minutes per drawing step: the meeting increment if it divides an hour evenly and is at least 15, else 15. */
export const stepFor = (increment: number): number =>
  increment >= QUARTER && 60 % increment === 0 ? increment : QUARTER;

const QUARTER = 15;

/** Returns the hours that can be drawn, without ranges that end before they begin, as while typing. */
export const drawnOf = (hours: readonly WeekdayHours[]): Drawn[] =>
  hours.map(asDrawn).filter(({ from, to }) => from < to);

/** Returns the range between two steps in either order, both steps included. */
export const between = (one: number, other: number, step: number): Pick<Drawn, 'from' | 'to'> => ({
  from: Math.min(one, other),
  to: Math.min(DAY, Math.max(one, other) + step),
});

/** Returns the range that contains this minute. */
export const stretchAt = (hours: readonly WeekdayHours[], day: number, minutes: number): Drawn | undefined =>
  drawnOf(hours).find((each) => each.day === day && each.from <= minutes && minutes < each.to);

/** Adds a range, merged with those it overlaps or touches on its day. Other days stay unchanged. */
export function withStretch(hours: readonly WeekdayHours[], added: Drawn): WeekdayHours[] {
  const joins = (each: Drawn) =>
    each.day === added.day && each.from < each.to && each.from <= added.to && added.from <= each.to;
  const joined = hours.map(asDrawn).filter(joins);
  const whole = asHours({
    day: added.day,
    from: Math.min(added.from, ...joined.map(({ from }) => from)),
    to: Math.max(added.to, ...joined.map(({ to }) => to)),
  });
  return inOrder([...hours.filter((each) => !joins(asDrawn(each))), whole]);
}

export const withoutStretch = (hours: readonly WeekdayHours[], gone: Drawn): WeekdayHours[] =>
  hours.filter((each) => !isSame(asDrawn(each), gone));

/** Moves one end of a range, which stays at least one step long and within its day. */
export function withEnd(
  hours: readonly WeekdayHours[],
  stretch: Drawn,
  end: 'from' | 'to',
  minutes: number,
  step: number,
): WeekdayHours[] {
  return withStretch(withoutStretch(hours, stretch), resized(stretch, end, minutes, step));
}

export const resized = (stretch: Drawn, end: 'from' | 'to', minutes: number, step: number): Drawn =>
  end === 'from'
    ? { ...stretch, from: Math.max(0, Math.min(minutes, stretch.to - step)) }
    : { ...stretch, to: Math.min(DAY, Math.max(minutes, stretch.from + step)) };

export const isSame = (one: Drawn, other: Drawn): boolean =>
  one.day === other.day && one.from === other.from && one.to === other.to;

const asDrawn = ({ day, from, to }: WeekdayHours): Drawn => ({
  day,
  from: minutesOf(from),
  to: minutesOf(to),
});

const asHours = ({ day, from, to }: Drawn): WeekdayHours => ({ day, from: clockOf(from), to: clockOf(to) });

const inOrder = (hours: readonly WeekdayHours[]): WeekdayHours[] =>
  hours.toSorted((one, other) => one.day - other.day || minutesOf(one.from) - minutesOf(other.from));
