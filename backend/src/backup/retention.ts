import type { Retention } from '../platform/config/retention.js';

const DAY = 86_400_000;

/** Reads the time of a backup from its name, which is the moment with dashes for characters that file names do not allow. */
const momentOf = (id: string): Date =>
  new Date(id.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));

const dayOf = (at: Date): number => Math.floor(at.getTime() / DAY);

/**
 * Returns the backups to keep. Days, weeks (from Monday) and months are those of UTC. All backups of the newest day and
 * the newest one from before it always stay: what broke today may be in every copy made since, and the policy must not have
 * deleted the last good one.
 */
export function keptOf(ids: readonly string[], { days, weeks, months }: Retention): string[] {
  const newestFirst = ids.toSorted().toReversed();
  const today = newestFirst.filter((id) => dayOf(momentOf(id)) === dayOf(momentOf(newestFirst[0]!)));
  const kept = new Set([
    ...newestFirst.slice(0, today.length + 1),
    ...newestOfEach(newestFirst, days, dayOf),
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
