import { printOf } from '../platform/security/secret-print.js';
import type { Storage } from '../platform/storage/index.js';
import type { BackupPlace } from './backup-place.js';
import { dumpDatabase } from './database-copy.js';
import { backupsAt, type Manifest, readManifest, writeManifest } from './manifest.js';
import { copyFiles } from './media-copy.js';

export interface BackupSource {
  databaseUrl: string;
  storage: Storage;
  appSecret: string;
  /** True if the installation created its secret itself, so no environment contains it. */
  isSecretLocal: boolean;
}

export interface MadeBackup {
  id: string;
  content: Manifest;
  /** Files that no earlier backup contained. */
  copied: number;
}

/**
 * Copies database and files to the place, encrypted with the key. The rows are from one moment; the files are read
 * after it.
 */
export async function backUp(
  { databaseUrl, storage, appSecret, isSecretLocal }: BackupSource,
  { place, key }: { place: BackupPlace; key: string },
  now: Date,
): Promise<MadeBackup> {
  const id = now.toISOString().replaceAll(/[:.]/g, '-');
  const last = (await backupsAt(place)).at(-1);
  const earlier = last === undefined ? [] : (await readManifest(place, key, last)).files;
  try {
    const database = await dumpDatabase(databaseUrl, { place, key, id });
    const { files, copied } = await copyFiles(storage, { place, key, earlier });
    const content: Manifest = {
      format: 1,
      madeAt: now.toISOString(),
      ...database,
      files,
      appSecret: isSecretLocal ? appSecret : null,
      appSecretPrint: printOf(appSecret),
    };
    await writeManifest(place, key, id, content);
    return { id, content, copied };
  } catch (error) {
    // Rows without a manifest are useless, for example when the target is full. Copied files save work for the next
    // backup.
    await removeWhatBegan(place, id).catch(() => undefined);
    throw error;
  }
}

async function removeWhatBegan(place: BackupPlace, id: string): Promise<void> {
  for (const name of await place.list(`backups/${id}/`)) await place.remove(name);
}
