/** Returns a generator of numbers that look random and are the same every time (mulberry32). */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % sides;
  };
}

/** Returns the same items, shuffled with these random numbers. */
export function shuffled<T>(things: readonly T[], roll: (sides: number) => number): T[] {
  const result = [...things];
  for (let last = result.length - 1; last > 0; last--) {
    const other = roll(last + 1);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}
