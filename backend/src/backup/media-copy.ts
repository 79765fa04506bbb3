import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../platform/storage/index.js';
import type { BackupPlace } from './backup-place.js';
import type { FileInBackup } from './manifest.js';
import { hiddenName, seal, unseal } from './sealed.js';
import { summed, sumOf } from './summed.js';

/** Bytes above which a file is sent in parts. */
const AT_ONCE = 8 * 2 ** 20;

export interface CopiedFiles {
  files: FileInBackup[];
  /** Number of copied files; the others were in an earlier backup already. */
  copied: number;
}

/** Backs up every file of the storage. Files in an earlier backup at the same place are not copied again. */
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
    // Deleted since the list was read: deleted files are in no backup.
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
  const file = await openFile(storage, objectKey);
  if (!file) return undefined;
  await place.write(blob, seal(key, blob, file.bytes));
  return { key: objectKey, contentType: file.contentType, etag: file.etag, ...file.sum(), blob };
}

/** Opens a file as a stream that tracks its size and checksum; undefined if it was deleted since its key was read. */
export async function openFile(storage: Storage, key: string) {
  if ((await storage.head(key)) === null) return undefined;
  const { body, contentType, etag } = await storage.read(key);
  return { contentType, etag, ...summed(body) };
}

/** Restores a file unless it exists, and reads it back. Throws if the bytes differ from the backup. */
export async function restoreFile(
  storage: Storage,
  file: FileInBackup,
  { place, key }: { place: BackupPlace; key: string },
): Promise<void> {
  if (!(await isThere(storage, file)))
    await putBack(storage, file, unseal(key, file.blob, place.read(file.blob)));
}

/** Returns whether an interrupted restore already restored the file. Without an earlier restore, no bytes are read. */
async function isThere(storage: Storage, { key, contentType, checksum }: FileInBackup): Promise<boolean> {
  const stored = await openFile(storage, key);
  if (!stored) return false;
  for await (const _ of stored.bytes);
  return stored.sum().checksum === checksum && stored.contentType === contentType;
}

/** Stores a file and reads it back. Throws if the checksum differs from that of the source. */
export async function putBack(
  storage: Storage,
  { key, contentType, size, checksum }: Pick<FileInBackup, 'key' | 'contentType' | 'size' | 'checksum'>,
  source: AsyncIterable<Buffer>,
): Promise<void> {
  const bytes = Readable.from(source);
  if (size <= AT_ONCE) await storage.put(key, await buffer(bytes), { contentType });
  else await storage.putStream(key, bytes, { contentType });
  const stored = await sumOf((await storage.read(key)).body as AsyncIterable<Buffer>);
  if (stored.checksum !== checksum) throw new Error(`${key} doesn’t match the backup`);
}
