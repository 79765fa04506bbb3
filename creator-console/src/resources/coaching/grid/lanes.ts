/** Where it lies beside what overlaps it: in which of so many columns. */
export interface Lane {
  lane: number;
  lanes: number;
}

/** Everything in order, what overlaps side by side. `heightened` is as far as something is drawn, which may be longer than it is. */
export function inLanes<T extends { from: number; to: number }>(
  stretches: readonly T[],
  heightened = (each: T): number => each.to,
): (T & Lane)[] {
  const ordered = stretches.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const placed: (T & Lane)[] = [];
  let group: (T & Lane)[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const each of group) each.lanes = ends.length;
    group = [];
    ends = [];
  };
  for (const each of ordered) {
    if (ends.every((end) => end <= each.from)) close();
    const free = ends.findIndex((end) => end <= each.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = heightened(each);
    const one = { ...each, lane, lanes: 1 };
    group.push(one);
    placed.push(one);
  }
  close();
  return placed;
}
