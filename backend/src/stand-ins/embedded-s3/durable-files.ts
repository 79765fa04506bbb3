import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Moves a finished file to its place: flushed to disk first, and visible completely or not at all. */
export async function moveIntoPlace(from: string, to: string): Promise<void> {
  await flush(from);
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to);
  // The new name changes the folder, which is flushed too; Windows cannot open folders and needs no flush.
  if (process.platform !== 'win32') await flush(path.dirname(to));
}

export async function writeDurably(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(draft, text);
    await moveIntoPlace(draft, file);
  } catch (error) {
    // For example, the disk is full, and half a file would make it worse.
    await rm(draft, { force: true });
    throw error;
  }
}

async function flush(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Deletes unfinished files of killed processes after a day, because no upload takes that long. */
export async function removeLeftovers(folder: string, now: Date, olderThanSeconds: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const leftover = path.join(folder, name);
    const { mtimeMs } = await stat(leftover);
    if (now.getTime() - mtimeMs > olderThanSeconds * 1000)
      await rm(leftover, { recursive: true, force: true });
  }
}
