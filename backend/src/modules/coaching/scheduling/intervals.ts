/** An interval in epoch milliseconds; its end is exclusive. */
export type Interval = { start: number; end: number };

export const overlaps = (one: Interval, other: Interval): boolean =>
  one.start < other.end && other.start < one.end;

/** Merges overlapping and adjoining intervals, drops empty ones, and sorts the rest. */
export function merge(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  const ordered = intervals
    .filter(({ start, end }) => start < end)
    .toSorted((one, other) => one.start - other.start);
  for (const { start, end } of ordered) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** Parts of `from` that are not in `taken`. */
export function subtract(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const gone = merge(taken);
  return merge(from).flatMap((whole) => {
    const left: Interval[] = [];
    let start = whole.start;
    for (const hole of gone) {
      if (!overlaps(hole, whole)) continue;
      left.push({ start, end: hole.start });
      start = hole.end;
    }
    return merge([...left, { start, end: whole.end }]);
  });
}
