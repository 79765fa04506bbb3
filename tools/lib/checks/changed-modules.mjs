import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../project.mjs';

const { backend } = createRequire(import.meta.url)(join(projectRoot, 'architecture.cjs'));

const git = (...args) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from `main`, committed or not. */
const changedFiles = () => [
  ...git('diff', '--name-only', 'main'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/**
 * Backend modules that differ from `main`, and modules that use them or read their views: a change can break their HTTP
 * specs. A change of shared code names none, because the whole `npm test` covers it.
 */
export function changedModules(files = changedFiles(), map = backend) {
  const changed = new Set(
    files.map((file) => /^backend\/src\/modules\/([^/]+)\//.exec(file)?.[1]).filter((name) => name in map),
  );
  return Object.entries(map)
    .filter(([name, { uses, reads }]) => [name, ...uses, ...reads].some((each) => changed.has(each)))
    .map(([name]) => name);
}
