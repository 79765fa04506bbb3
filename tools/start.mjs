// `npm start`: from any state of the checkout to a running server. Needs only Node. Ours, because it runs before any
// package is installed.
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { install, requireNode } from './lib/install.mjs';
import { giveUp, say } from './lib/progress.mjs';
import { projectRoot } from './lib/project.mjs';
import { runCommand, stopListening } from './lib/run.mjs';

leaveWithNpm();
try {
  process.chdir(projectRoot);
  requireNode();
  await install();
  await build();
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.env.COMMIT ??= await commit();
} catch (error) {
  giveUp(error);
}

say('Starting the server …');
// In this very process: signals, exit codes and kill -9 reach the server itself.
stopListening();
process.setSourceMapsEnabled(true);
// From Node.js 22 on, compiled code is kept for the next start: a fifth of the time that loading the server takes.
module.enableCompileCache?.(join(projectRoot, 'node_modules/.cache/sanctum/compiled'));
await import(pathToFileURL(join(projectRoot, 'backend/dist/main.js')).href);

/** Returns the commit of this checkout; empty without a checkout or without git. */
async function commit() {
  const { code, output } = await runCommand('git', ['rev-parse', 'HEAD']);
  return code === 0 ? output.trim() : '';
}

/** If npm is killed, its children live on; a server that nobody can stop would keep the port. */
function leaveWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const atStart = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

function ancestors() {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

/** npm may run behind a shell; only Linux reveals that cheaply. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1];
  } catch {
    return undefined;
  }
}
