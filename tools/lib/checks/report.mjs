import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project.mjs';

const cache = join(projectRoot, 'node_modules/.cache/sanctum');

/** Where one can follow what a check says while it runs. */
export const logOf = (name) => join(cache, 'logs', `${name}.log`);

/** The file of a test runner's report; an earlier report is deleted. */
export function freshReport(name) {
  const file = join(cache, `${name}.json`);
  rmSync(file, { force: true });
  return {
    file,
    read: () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined),
  };
}
