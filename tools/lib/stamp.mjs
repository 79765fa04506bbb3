// Ours, because it runs before any package is installed.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './project.mjs';

const stampPath = (name) => join(projectRoot, 'node_modules', '.cache', 'sanctum', name);

/** One hash over the names and contents of files of the checkout, and over what else decides the result. */
export function hashOf(paths, ...alsoDecisive) {
  const hash = createHash('sha256').update(JSON.stringify(alsoDecisive));
  for (const path of paths) hash.update(`\0${path}\0`).update(readFileSync(join(projectRoot, path)));
  return hash.digest('hex');
}

export function hasStamp(name, value) {
  try {
    return readFileSync(stampPath(name), 'utf8') === value;
  } catch {
    return false;
  }
}

/** Removed before the work begins, so that interrupted work never looks finished. */
export function removeStamp(name) {
  rmSync(stampPath(name), { force: true });
}

/** Written to another name and renamed, because a linked copy of node_modules keeps its own stamps. */
export function writeStamp(name, value) {
  const path = stampPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, value);
  renameSync(`${path}.new`, path);
}
