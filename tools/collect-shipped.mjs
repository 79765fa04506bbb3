// Copies all that the server needs at run time into an empty folder, which is the image's: node tools/collect-shipped.mjs <folder>.
// Without PostgreSQL, which has a container of its own, and without packages that are built in or only build and test.
// Ours, because `npm prune` keeps what is built in already, and brings PostgreSQL.
import { existsSync, readdirSync } from 'node:fs';
import { giveUp, say, StepFailed } from './lib/progress.mjs';
import { copyPackages, copyProduct } from './lib/shipped/files.mjs';

try {
  const [to] = process.argv.slice(2);
  if (!to) throw new StepFailed('node tools/collect-shipped.mjs <folder>');
  if (existsSync(to) && readdirSync(to).length > 0) throw new StepFailed(`${to} is not empty`);
  copyProduct(to);
  say(`${copyPackages(to)} packages and the product are in ${to}`);
} catch (error) {
  giveUp(error);
}
