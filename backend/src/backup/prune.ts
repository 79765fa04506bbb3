import type { Retention } from '../platform/config/retention.js';
import type { BackupPlace } from './backup-place.js';
import { backupOf, backupsAt, manifestOf, readManifest } from './manifest.js';

export interface Pruned {
  backups: string[];
  /** Number of files that no backup uses any longer. */
  files: number;
}

/**
 * Removes backups that the policy does not keep, leftovers of interrupted ones, and files that no remaining backup
 * uses. No backup may run at this place in the meantime, because its files look like leftovers until its manifest
 * exists.
 */
export async function prune(
  { place, key }: { place: BackupPlace; key: string },
  retention: Retention,
): Promise<Pruned> {
  const all = await backupsAt(place);
  const kept = new Set(keptOf(all, retention));
  const held = new Set<string>();
  for (const id of kept) for (const { blob } of (await readManifest(place, key, id)).files) held.add(blob);

  const goes = all.filter((id) => !kept.has(id));
  // manifests first: a half-removed backup does not count as one
  for (const id of goes) await place.remove(manifestOf(id));
  for (const name of await place.list('backups/')) if (!kept.has(backupOf(name))) await place.remove(name);
  const orphans = (await place.list('files/')).filter((name) => !held.has(name));
  for (const name of orphans) await place.remove(name);
  return { backups: goes, files: orphans.length };
}

const DAY = 86_400_000;

/** Reads the time of a backup from its name, which is the moment with dashes for characters that file names do not allow. */
const momentOf = (id: string): Date =>
  new Date(id.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));

const dayOf = (at: Date): number => Math.floor(at.getTime() / DAY);

/**
 * Returns the backups to keep. Days, weeks (from Monday) and months are in UTC. All backups of the newest day and the
 * newest one before it always stay: a new fault may be in every backup since, and the policy must not delete the last
 * good one.
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

function newestOfEach(newestFirst: readonly string[], count: number, periodOf: (at: Date) => number) {
  const newest = new Map<number, string>();
  for (const id of newestFirst) {
    const period = periodOf(momentOf(id));
    if (!newest.has(period)) newest.set(period, id);
  }
  return [...newest.values()].slice(0, count);
}
