// Ours, because libraries for temporary files leave those of a killed run.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder.cjs';

const NAME = 'sanctum-run-';
const folder = join(memoryFolder(), `${NAME}${process.pid}`);

/** Gives the checks a folder for temporary files that is deleted after this run, and deletes those of killed runs. */
export function keepTemporaryFiles() {
  for (const name of readdirSync(memoryFolder()))
    if (name.startsWith(NAME) && !isRunning(Number(name.slice(NAME.length))))
      remove(join(memoryFolder(), name));
  // open to the account of PostgreSQL, which is another one where root tests
  mkdirSync(folder, { mode: 0o755 });
  process.env.TMPDIR = folder;
  process.once('exit', () => remove(folder));
}

const remove = (path) => rmSync(path, { recursive: true, force: true, maxRetries: 5 });

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
