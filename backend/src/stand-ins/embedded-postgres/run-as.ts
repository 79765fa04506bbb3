import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** System account under which PostgreSQL runs when we are root, because it refuses to run as root. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/**
 * Returns the account to run under. Only root changes it, and serves a cluster as its owner, so that root can start a
 * user's site.
 */
export async function accountFor(cluster: string): Promise<Account | null> {
  const own = process.getuid?.();
  if (own === undefined) return null;
  const owner = existsSync(cluster) ? statSync(cluster).uid : undefined;
  if (own !== 0) {
    if (owner === undefined || owner === own) return null;
    throw new Error(`${cluster} belongs to another user (uid ${owner}): start as that user or as root.`);
  }
  const accounts = parseAccounts(await readFile('/etc/passwd', 'utf8'));
  const account =
    accounts.find(({ uid }) => uid === owner && uid !== 0) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody');
  if (!account)
    throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody.');
  return account;
}

function parseAccounts(passwd: string): Account[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/** Returns true if the account may enter every folder above `target`; a checkout under /root, for example, is closed. */
export function canReach(account: Account | null, target: string): boolean {
  if (!account) return true;
  for (let folder = path.dirname(path.resolve(target)); ; folder = path.dirname(folder)) {
    if (existsSync(folder) && !mayEnter(account, folder)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function mayEnter(account: Account, folder: string): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/** Runs one of PostgreSQL's tools to its end; the error has the tool's output. */
export async function runTool(account: Account | null, file: string, args: string[]): Promise<void> {
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  try {
    // From "/", because the account may not be allowed to enter our working directory.
    await promisify(execFile)(file, args, { ...identity, cwd: '/', env: { ...process.env, LC_ALL: 'C' } });
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
    const words = `${stderr}${stdout}`.trim() || message;
    throw new Error(`${path.basename(file)} failed: ${words}`, { cause: error });
  }
}
