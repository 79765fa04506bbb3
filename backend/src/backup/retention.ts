import type { Retention } from '../platform/config/retention.js';

const DAY = 86_400_000;

/** When a backup was made, read from its name, which is the moment with dashes for what file names do not like. */
const momentOf = (id: string): Date =>
  new Date(id.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));

/** Which of these backups stay. The newest always does. Days, weeks (from Monday on) and months are those of UTC. */
export function keptOf(ids: readonly string[], { days, weeks, months }: Retention): string[] {
  const newestFirst = ids.toSorted().toReversed();
  const kept = new Set([
    ...newestFirst.slice(0, 1),
    ...newestOfEach(newestFirst, days, (at) => Math.floor(at.getTime() / DAY)),
    // the first day of 1970 was a Thursday
    ...newestOfEach(newestFirst, weeks, (at) => Math.floor((at.getTime() / DAY + 3) / 7)),
    ...newestOfEach(newestFirst, months, (at) => at.getUTCFullYear() * 12 + at.getUTCMonth()),
  ]);
  return ids.filter((id) => kept.has(id));
}

function newestOfEach(
  newestFirst: readonly string[],
  count: number,
  periodOf: (at: Date) => number,
): string[] {
  const newest = new Map<number, string>();
  for (const id of newestFirst) {
    const period = periodOf(momentOf(id));
    if (!newest.has(period)) newest.set(period, id);
  }
  return [...newest.values()].slice(0, count);
}
