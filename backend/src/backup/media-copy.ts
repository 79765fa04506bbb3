import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../platform/storage/index.js';
import type { BackupPlace } from './backup-place.js';
import type { FileInBackup } from './manifest.js';
import { hiddenName, seal, unseal } from './sealed.js';

/** Larger ones travel in parts. */
const AT_ONCE = 8 * 2 ** 20;

export interface CopiedFiles {
  files: FileInBackup[];
  /** How many had to be copied; the others lay in an earlier backup already. */
  copied: number;
}

/** Every file of the storage. What an earlier backup at the same place holds is not copied again. */
export async function copyFiles(
  storage: Storage,
  { place, key, earlier }: { place: BackupPlace; key: string; earlier: readonly FileInBackup[] },
): Promise<CopiedFiles> {
  const known = new Map(earlier.map((file) => [file.blob, file]));
  const files: FileInBackup[] = [];
  let copied = 0;
  for (const { key: objectKey, size, etag } of await storage.list('')) {
    const blob = `files/${hiddenName(key, objectKey, etag, size)}`;
    const before = known.get(blob);
    const file = before ?? (await copyFile(storage, objectKey, { place, key, blob }));
    // Deleted since the list was read: what is gone is in no backup.
    if (!file) continue;
    files.push(file);
    if (!before) copied += 1;
  }
  return { files, copied };
}

async function copyFile(
  storage: Storage,
  objectKey: string,
  { place, key, blob }: { place: BackupPlace; key: string; blob: string },
): Promise<FileInBackup | undefined> {
  if ((await storage.head(objectKey)) === null) return undefined;
  const { body, contentType, etag } = await storage.read(objectKey);
  const hash = createHash('sha256');
  let size = 0;
  async function* summed() {
    for await (const bytes of body as AsyncIterable<Buffer>) {
      hash.update(bytes);
      size += bytes.length;
      yield bytes;
    }
  }
  await place.write(blob, seal(key, blob, summed()));
  return { key: objectKey, contentType, size, etag, checksum: hash.digest('hex'), blob };
}

/** Puts a file back and reads it again: it is the very bytes of the backup, or an error. */
export async function restoreFile(
  storage: Storage,
  { key: objectKey, contentType, size, checksum, blob }: FileInBackup,
  { place, key }: { place: BackupPlace; key: string },
): Promise<void> {
  const bytes = Readable.from(unseal(key, blob, place.read(blob)));
  if (size <= AT_ONCE) await storage.put(objectKey, await buffer(bytes), { contentType });
  else await storage.putStream(objectKey, bytes, { contentType });
  const hash = createHash('sha256');
  for await (const read of (await storage.read(objectKey)).body as AsyncIterable<Buffer>) hash.update(read);
  if (hash.digest('hex') !== checksum) throw new Error(`${objectKey} was not restored as it was`);
}
