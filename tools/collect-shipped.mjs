// Copies everything the server needs at run time into an empty folder, for the image: node tools/collect-shipped.mjs
// <folder>. Without PostgreSQL, which has its own container, and without packages that are bundled or only for building
// and testing. Ours, because `npm prune` keeps bundled packages and PostgreSQL.
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
