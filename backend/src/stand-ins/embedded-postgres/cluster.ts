import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Account, runTool } from './run-as.js';

export const SUPERUSER = 'sanctum';

/** Password file inside the cluster (0600), so that database and password appear in one rename and move together. */
const PASSWORD_FILE = 'sanctum.password';

export function isCluster(folder: string): boolean {
  return existsSync(path.join(folder, 'PG_VERSION'));
}

export async function readPassword(cluster: string): Promise<string> {
  return (await readFile(path.join(cluster, PASSWORD_FILE), 'utf8')).trim();
}

/**
 * Builds the cluster next to its folder and renames it, so that an interrupted first start leaves no incomplete
 * cluster.
 */
export async function createCluster(bin: string, cluster: string, account: Account | null): Promise<void> {
  const workshop = await mkdtemp(`${cluster}.new-`);
  try {
    const made = path.join(workshop, 'cluster');
    const passwordFile = path.join(workshop, 'password');
    await mkdir(made, { mode: 0o700 });
    await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    if (account) {
      for (const each of [workshop, made, passwordFile]) await chown(each, account.uid, account.gid);
    }
    await runTool(account, path.join(bin, 'initdb'), [
      `--pgdata=${made}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ]);
    await rename(passwordFile, path.join(made, PASSWORD_FILE));
    await rename(made, cluster).catch((error) => {
      // Another process created the cluster in the meantime, so it is used instead.
      if (!isCluster(cluster)) throw error;
    });
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}
