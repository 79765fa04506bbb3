import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reachedFrom } from './production-tree.mjs';
import { StepFailed } from '../progress.mjs';
import { projectRoot } from '../project.mjs';
import { serverChunks } from './server-chunks.mjs';
import { bundledIn, problemsOf } from './problems.mjs';

/** Files that the server reads besides its packages; the demo's media only if demo content is wanted. */
const FILES = [
  'package.json',
  'backend/package.json',
  'backend/api-docs',
  'backend/locales',
  'backend/src/demo/media',
  'member-app/dist',
  'creator-console/dist',
  'openapi/openapi.json',
];

/** Files of a package that its code never reads; licenses stay. */
const BESIDE_CODE = /(?<!licen[cs]e|copying|notice)\.(?:map|[cm]?ts|tsx|md|markdown)$/i;

/** Copies what runs, without any packages. */
export function copyProduct(to) {
  for (const file of FILES) copy(file, to);
  // without what TypeScript compiled, which the bundle is made of
  for (const name of readdirSync(join(projectRoot, 'backend/dist')))
    if (/\.js(\.map)?$/.test(name)) copy(`backend/dist/${name}`, to);
}

/** Copies the installed packages that the built server finds at run time, unless one is not for production; gives their number. */
export function copyPackages(to) {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  const chunks = serverChunks();
  const problems = problemsOf({ packages, workspace: 'backend', chunks });
  if (problems.length > 0) throw new StepFailed(problems.join('\n'));
  const tree = reachedFrom(packages, 'backend', wantedNames(packages, chunks));
  for (const path of tree) {
    // one for another system
    if (packages[path].optional && !existsSync(join(projectRoot, path))) continue;
    const own = join(projectRoot, path);
    cpSync(own, join(to, path), {
      recursive: true,
      dereference: true,
      filter: (file) => !BESIDE_CODE.test(file) && !file.slice(own.length).includes('/node_modules'),
    });
  }
  return tree.size;
}

/** Names that the bundle imports, and those the backend needs without importing them, such as fonts. */
function wantedNames(packages, chunks) {
  const bundled = bundledIn(chunks);
  const imported = chunks.flatMap(({ imports }) => imports.map(({ name }) => name));
  const declared = Object.keys(packages.backend.dependencies);
  return new Set([...imported, ...declared.filter((name) => !bundled.has(`node_modules/${name}`))]);
}

function copy(file, to) {
  cpSync(join(projectRoot, file), join(to, file), { recursive: true });
}
