// `npm start`: from whatever state the checkout is in to a running server. Needs Node and nothing else.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { install, requireNode } from './lib/install.mjs';
import { giveUp, say } from './lib/progress.mjs';
import { projectRoot } from './lib/project.mjs';
import { stopListening } from './lib/run.mjs';

try {
  process.chdir(projectRoot);
  requireNode();
  await install();
  await build();
  if (existsSync('.env')) process.loadEnvFile('.env');
} catch (error) {
  giveUp(error);
}

say('Starting the server …');
leaveWithNpm();
// In this very process: signals, exit codes and kill -9 reach the server itself.
stopListening();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(projectRoot, 'backend/dist/main.js')).href);

/** When npm is killed the hard way its children live on; a server nobody can stop would keep the port. */
function leaveWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
