interface Learnable {
  progressPercent: number | null;
}

/** What is under way first, the furthest on top; then what waits to be begun; what is finished last. */
export function byNeed<Item extends Learnable>(courses: readonly Item[]): Item[] {
  return courses.toSorted((a, b) => rank(a) - rank(b));
}

function rank({ progressPercent }: Learnable): number {
  const progress = progressPercent ?? 0;
  if (progress >= 100) return 102;
  return progress === 0 ? 101 : 100 - progress;
}
