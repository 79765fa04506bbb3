// What the browser must load before the home page works stays small and contains no payment or player code.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from './lib/project.mjs';

const BUDGET_KB = 120;
const HOME = 'src/pages/home.tsx';
/** Texts that only these libraries contain. */
const elsewhere = { Stripe: 'js.stripe.com', 'the player': 'media-controller' };

const dist = join(projectRoot, 'member-app/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** A chunk with everything it imports before it runs. */
function withImports(key, seen = new Set()) {
  if (!seen.has(key)) {
    seen.add(key);
    for (const next of manifest[key].imports ?? []) withImports(next, seen);
  }
  return seen;
}

const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
// the home page may be part of the entry or a chunk of its own
const keys = new Set(
  [...entries, HOME].filter((key) => key in manifest).flatMap((key) => [...withImports(key)]),
);
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const files = new Set([
  ...[...keys].map((key) => manifest[key].file),
  ...[...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, path]) => path),
]);

// a renamed page must not slip out of the sum
const problems = existsSync(join(projectRoot, 'member-app', HOME)) ? [] : [`There is no member-app/${HOME}`];
let bytes = 0;
for (const file of files) {
  const text = readFileSync(join(dist, file));
  bytes += gzipSync(text, { level: 9 }).length;
  for (const [what, mark] of Object.entries(elsewhere)) {
    if (text.includes(mark)) problems.push(`${file} brings ${what} to the home page`);
  }
}
const kilobytes = (bytes / 1000).toFixed(1);
if (bytes > BUDGET_KB * 1000)
  problems.push(`The home page loads ${kilobytes} kB of JavaScript; the budget is ${BUDGET_KB} kB.`);
for (const problem of problems) console.error(problem);
if (problems.length) process.exit(1);
console.log(
  `The home page loads ${kilobytes} kB of JavaScript (gzip) of ${BUDGET_KB} kB, in ${files.size} files`,
);
