/** Hours drawn of a day, in minutes since midnight, and the pixels per hour. */
export interface Rows {
  from: number;
  to: number;
  hour: number;
}

/** Distance from the first row, in pixels. */
export const topOf = (minutes: number, { from, hour }: Rows): number => ((minutes - from) * hour) / 60;

export const heightOf = ({ from, to }: { from: number; to: number }, { hour }: Rows): number =>
  ((to - from) * hour) / 60;

/** Returns the start of the step at this height, in minutes, limited to the rows. */
export function minutesAt(y: number, { from, to, hour }: Rows, step: number): number {
  const minutes = from + Math.floor((y * 60) / hour / step) * step;
  return Math.min(Math.max(minutes, from), to - step);
}

/** Returns the whole hours that cover all ranges, and at least the given ones. */
export function rowsFor(
  stretches: readonly { from: number; to: number }[],
  { least, hour }: { least: { from: number; to: number }; hour: number },
): Rows {
  const from = Math.min(least.from, ...stretches.map((each) => each.from));
  const to = Math.max(least.to, ...stretches.map((each) => each.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60, hour };
}

/** Whole hours from the first row to the last, in minutes since midnight. */
export const hoursOf = ({ from, to }: Rows): number[] =>
  Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60);
