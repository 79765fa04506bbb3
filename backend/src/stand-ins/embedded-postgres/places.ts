import { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readlink,
  rename,
  rm,
  symlink,
  readFile,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries.js';
import { type Account, canReach } from './run-as.js';
import { isAlive } from './postmaster.js';

/**
 * Path of the file with the pid of the process that may stop the server. A command run beside a running server shares
 * its database and must not stop it; a server whose owner was killed belongs to the next process that starts.
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

/** Folder for files if PostgreSQL's system account cannot reach the data folder. */
const OUTSIDE = '/var/lib';

/**
 * The cluster's real folder. Normally `<dataDir>/cluster`; if the account cannot reach it, a link to a folder outside,
 * so that deleting `dataDir` still starts afresh.
 */
export async function clusterPlace(dataDir: string, account: Account | null): Promise<string> {
  const cluster = path.join(dataDir, 'cluster');
  const outside = await readlink(cluster).catch(() => null);
  if (outside) return outside;
  if (existsSync(cluster) || canReach(account, cluster)) return cluster;
  const home = await mkdtemp(path.join(OUTSIDE, 'sanctum-postgres-'));
  await chmod(home, 0o755);
  const target = path.join(home, 'cluster');
  await symlink(target, cluster);
  return target;
}

/** Returns the installation, copied outside if the account cannot reach the checkout. */
export async function reachableBinaries(binaries: Binaries, account: Account | null): Promise<string> {
  if (canReach(account, path.join(binaries.root, 'bin', 'postgres'))) return binaries.root;
  const copy = path.join(OUTSIDE, `sanctum-postgres-${binaries.version}`);
  if (existsSync(copy)) return copy;
  const half = await mkdtemp(`${copy}-copying-`);
  await chmod(half, 0o755);
  await cp(binaries.root, half, { recursive: true, verbatimSymlinks: true });
  await rename(half, copy).catch(async (error) => {
    await rm(half, { recursive: true });
    if (!existsSync(copy)) throw error;
  });
  return copy;
}

/**
 * Creates the data folder. Folders above the cluster stay open to PostgreSQL's account; the cluster itself is closed
 * (0700).
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
}
