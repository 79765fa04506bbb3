import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../tools/lib/project.mjs';

const MIGRATIONS = 'backend/src/migrations';
/** Folders in which npm has put packages. */
const WORKSPACES = ['.', 'backend', 'bench', 'creator-console', 'member-app'];
/** Apps of this checkout, because the proof sends requests to servers only. */
const APPS = ['creator-console', 'member-app'];

const git = (...args) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
const lines = (text) => text.split('\n').filter(Boolean);
const isMigration = (name) => /\/\d+-[^/]*\.ts$/.test(name);

/** Migrations of a commit, or those of this checkout. */
const migrationsOf = (commit) =>
  (commit
    ? lines(git('ls-tree', '--name-only', commit, `${MIGRATIONS}/`))
    : readdirSync(join(projectRoot, MIGRATIONS)).map((name) => `${MIGRATIONS}/${name}`)
  ).filter(isMigration);

/** Renamed tables and columns before the first release. No server from before it can work on the same database. */
const NEW_NAMES = `${MIGRATIONS}/1763600001790-plain-names.ts`;

/**
 * Version to start from: the named one, otherwise the newest that lacks a migration of this checkout; if none does, the
 * first with the current names.
 */
export function versionBefore(ref) {
  const here = migrationsOf();
  const lacking = (version) => {
    const there = new Set(migrationsOf(version));
    return here.filter((name) => !there.has(name));
  };
  const [first] = lines(git('rev-list', '--first-parent', '--reverse', 'HEAD', '--', NEW_NAMES));
  if (!first && !ref) throw new Error('No commit has the present names of tables; name one: --from <ref>');
  const commit = ref
    ? git('rev-parse', '--verify', `${ref}^{commit}`)
    : (lines(git('rev-list', '--first-parent', `${first}..HEAD`)).find((one) => lacking(one).length > 0) ??
      first);
  return { commit, migrations: lacking(commit).length };
}

/** Builds that version's server in this folder, with the packages that are installed here. */
export function buildVersion(commit, folder) {
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'version.tar');
  git('archive', '--format=tar', '-o', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  for (const workspace of WORKSPACES) linkPackages(workspace, folder);
  for (const app of APPS) symlinkSync(join(projectRoot, app, 'dist'), join(folder, app, 'dist'));
  const build = `import { build } from './tools/lib/build.mjs'; await build('backend');`;
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: folder, stdio: 'inherit' });
  return {
    code: folder,
    contract: contractIn(folder),
    fill: async (...args) => (await import(join(folder, 'bench/data/fill.mjs'))).fill(...args),
  };
}

export const contractIn = (folder) => JSON.parse(readFileSync(join(folder, 'openapi/openapi.json'), 'utf8'));

/** Links each package separately, so that the build's caches next to them are its own. */
function linkPackages(workspace, folder) {
  const from = join(projectRoot, workspace, 'node_modules');
  if (!existsSync(from)) return;
  const to = join(folder, workspace, 'node_modules');
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (name !== '.cache') symlinkSync(join(from, name), join(to, name));
}
