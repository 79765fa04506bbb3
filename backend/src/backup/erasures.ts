import { ERASURES, erasedIn } from '../modules/privacy/index.js';
import type { Storage } from '../platform/storage/index.js';
import type { BackupPlace } from './backup-place.js';
import { reads } from './damage.js';
import { backupsAt, readManifest } from './manifest.js';

export interface RememberedErasures {
  ids: string[];
  unreadable: string[];
}

/** Reads the erased accounts from all backups at a place, including those made after the restored one. */
export async function erasedByBackups(place: BackupPlace, key: string): Promise<RememberedErasures> {
  const ids = new Set<string>();
  const unreadable: string[] = [];
  for (const id of await backupsAt(place)) {
    const isRead = await reads(async () => {
      const { files } = await readManifest(place, key, id);
      for (const file of files) if (file.key.startsWith(ERASURES)) ids.add(erasedIn(file.key));
      return true;
    });
    if (!isRead) unreadable.push(id);
  }
  return { ids: [...ids], unreadable };
}

export const erasedByStorage = async (storage: Pick<Storage, 'keys'>): Promise<string[]> =>
  (await storage.keys(ERASURES)).map(erasedIn);
