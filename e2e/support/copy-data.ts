import { chmod, chown, cp, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Lets PostgreSQL's account pass through the folder to its cluster, which itself stays closed. */
export const openToPostgres = (folder: string): Promise<void> => chmod(folder, 0o755);

/**
 * Copies a data folder of a stopped server. PostgreSQL requires the owner of its files, which `cp` doesn't preserve.
 */
export async function copyData(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  if (process.getuid?.() !== 0) return;
  for (const name of await readdir(from, { recursive: true })) {
    const { uid, gid } = await stat(path.join(from, name));
    if (uid !== 0) await chown(path.join(to, name), uid, gid);
  }
}
