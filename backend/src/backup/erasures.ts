import { ERASURES, erasedIn } from '../modules/privacy/index.js';
import type { Storage } from '../platform/storage/index.js';
import type { BackupPlace } from './backup-place.js';
import { backupsAt, readManifest } from './manifest.js';

/**
 * Who was erased, as far as anybody remembers: by this storage, and by every backup at the place, those made after the one that is
 * restored included.
 */
export async function everErased(
  storage: Pick<Storage, 'keys'>,
  { place, key }: { place: BackupPlace; key: string },
): Promise<string[]> {
  const keys = await storage.keys(ERASURES);
  for (const id of await backupsAt(place)) {
    const { files } = await readManifest(place, key, id);
    keys.push(...files.map((file) => file.key).filter((name) => name.startsWith(ERASURES)));
  }
  return [...new Set(keys.map(erasedIn))];
}
