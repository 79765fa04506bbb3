// Ours, because it runs before any package is installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout these tools belong to, wherever they are called from. */
export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The text of a file of the checkout. */
export const readText = (path) => readFileSync(join(projectRoot, path), 'utf8');

/** Documents at the root of the checkout, such as README.md. */
export const rootDocuments = readdirSync(projectRoot).filter((name) => name.endsWith('.md'));

const NOT_OURS = new Set([
  '.git',
  'node_modules',
  'dist',
  'dist-dev',
  '.data',
  'test-results',
  'playwright-report',
]);

/** All files under a folder of the checkout, as sorted paths from its root; what is installed or built is left out. */
export function listFiles(folder) {
  const path = join(projectRoot, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !NOT_OURS.has(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    )
    .sort();
}
