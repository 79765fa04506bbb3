import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './postmaster.js';

/**
 * Path of the file with the pid of the process that may stop the server. A command run beside a running server shares its database and must
 * not stop it; a server whose owner was killed belongs to the next process that starts.
 */
const ownerFile = (dataDir: string) => path.join(dataDir, 'owner.pid');

async function owner(dataDir: string): Promise<number | null> {
  return readFile(ownerFile(dataDir), 'utf8').then(Number, () => null);
}

export async function own(dataDir: string): Promise<void> {
  await writeFile(ownerFile(dataDir), String(process.pid));
}

export async function ownIfOrphaned(dataDir: string): Promise<void> {
  const pid = await owner(dataDir);
  if (!pid || !isAlive(pid)) await own(dataDir);
}

export async function isOurs(dataDir: string): Promise<boolean> {
  return (await owner(dataDir)) === process.pid;
}

export async function disown(dataDir: string): Promise<void> {
  await rm(ownerFile(dataDir), { force: true });
}
