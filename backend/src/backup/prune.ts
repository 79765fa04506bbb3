import type { Retention } from '../platform/config/retention.js';
import type { BackupPlace } from './backup-place.js';
import { backupOf, backupsAt, manifestOf, readManifest } from './manifest.js';
import { keptOf } from './retention.js';

export interface Pruned {
  backups: string[];
  /** Number of files that no backup uses any longer. */
  files: number;
}

/**
 * Removes the backups that the policy does not keep, leftovers of interrupted ones, and files that no remaining backup uses.
 * No backup may run at this place meanwhile: its files would be taken for leftovers until its manifest is there.
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
  // the manifests first: a backup that is half removed is none
  for (const id of goes) await place.remove(manifestOf(id));
  for (const name of await place.list('backups/')) if (!kept.has(backupOf(name))) await place.remove(name);
  const orphans = (await place.list('files/')).filter((name) => !held.has(name));
  for (const name of orphans) await place.remove(name);
  return { backups: goes, files: orphans.length };
}
