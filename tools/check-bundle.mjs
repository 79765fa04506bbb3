// Landing pages load little before they work, their documents name it, and it contains no payment or player code. The
// console loads one language. Ours, because size-limit measures files, not what a document names.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { projectRoot } from './lib/project.mjs';
import { conclude } from './lib/verdict.mjs';

/** Maximum scripts per page, in kB as a browser loads them: brotli, made by the build ([why](../docs/decisions/words.md)). */
const BUDGETS = {
  home: 122.2,
  library: 134.5,
  course: 131.5,
  product: 130.5,
  coaching: 148,
  terms: 127.5,
  privacy: 127.5,
  imprint: 127.5,
  refunds: 127.5,
  cart: 126.2,
  certificate: 123,
};
/** Maximum style sheets, in the same kB. */
const STYLE_BUDGET = 12.2;
/** Additional styles of the coach's formatted texts. */
const WITH_FORMATTED_TEXT = { pages: ['terms', 'privacy', 'imprint', 'refunds'], kB: 0.3 };
/** Maximum fonts and pictures that a document preloads, in kB. */
const PRELOAD_BUDGET = 80;
/** Maximum scripts before the console's first page, in the same kB. */
const CONSOLE_BUDGET = 543;
/** Texts that occur only in these libraries. */
const elsewhere = { Stripe: 'js.stripe.com', 'the player': 'media-controller' };

const dist = join(projectRoot, 'member-app/dist');
const manifest = manifestOf(dist);
const consoleDist = join(projectRoot, 'creator-console/dist');
const views = JSON.parse(readFileSync(join(dist, 'first-views.json'), 'utf8'));
const problems = [];

for (const { page } of views) {
  if (!(page in BUDGETS)) problems.push(`The page ${page} has no budget`);
}
for (const [page, budget] of Object.entries(BUDGETS)) {
  const source = `src/pages/${page}.tsx`;
  // a renamed page must not drop out of the sum
  if (!existsSync(join(projectRoot, 'member-app', source)))
    problems.push(`member-app/${source} does not exist`);
  else checkPage(page, budget);
}
for (const language of ['en', 'es']) checkConsole(language);
conclude(problems, 'Every page is within its budget');

function checkPage(page, budget) {
  const { code, preloads } = namedBy(readFileSync(join(dist, `${page}.html`), 'utf8'));
  for (const file of neededBy(`src/pages/${page}.tsx`)) {
    if (!code.has(file)) problems.push(`${page}.html does not name ${file}, so it loads late`);
  }
  const script = sizeOf(code, '.js', brotli);
  if (script > budget) problems.push(`${page} loads ${script} kB of script; the budget is ${budget} kB`);
  const style = sizeOf(code, '.css', brotli);
  const { pages, kB } = WITH_FORMATTED_TEXT;
  const styleBudget = pages.includes(page) ? STYLE_BUDGET + kB : STYLE_BUDGET;
  if (style > styleBudget)
    problems.push(`${page} loads ${style} kB of style; the budget is ${styleBudget} kB`);
  const preloaded = sum(preloads.map((file) => contentOf(file).length));
  if (preloaded > PRELOAD_BUDGET) {
    problems.push(`${page} preloads ${preloaded} kB; the budget is ${PRELOAD_BUDGET} kB`);
  }
  for (const file of code) {
    for (const [what, mark] of Object.entries(elsewhere)) {
      if (contentOf(file).includes(mark)) problems.push(`${file} brings ${what} to ${page}`);
    }
  }
  console.log(
    `${page}: ${script} of ${budget} kB of script (gzip ${sizeOf(code, '.js', gzip)}) and ${style} kB of style in ${code.size} files; ${preloaded} kB preloaded`,
  );
}

function checkConsole(language) {
  const its = manifestOf(consoleDist);
  const texts = Object.keys(its).filter((key) => /\/words\/files\.[a-z]{2}\.ts$/.test(key));
  const own = texts.find((key) => key.endsWith(`.${language}.ts`));
  if (!own) problems.push(`The console has no chunk of texts in ${language}`);
  const code = new Set(
    ['index.html', 'src/app/start.tsx', own].flatMap((key) => neededBy(key, its, new Map())),
  );
  for (const other of texts) {
    if (other !== own && code.has(its[other].file))
      problems.push(`The console loads ${other} in ${language}`);
  }
  const script = sizeOf(code, '.js', brotli, consoleDist);
  if (script > CONSOLE_BUDGET)
    problems.push(`The console loads ${script} kB of script; the budget is ${CONSOLE_BUDGET} kB`);
  console.log(`console in ${language}: ${script} of ${CONSOLE_BUDGET} kB of script in ${code.size} files`);
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
}

/** Compressed size of these files with this ending, in kB. */
function sizeOf(files, ending, compress, folder = dist) {
  const wanted = [...files].filter((file) => file.endsWith(ending));
  return sum(wanted.map((file) => compress(readFileSync(join(folder, file))).length));
}

function brotli(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

function gzip(text) {
  return gzipSync(text, { level: 9 });
}

/** The files a document names: scripts, styles and preloads. */
function namedBy(html) {
  const tags = [...html.matchAll(/<(?:script|link)\s[^>]*?(?:src|href)="\/([^"]+)"[^>]*>/g)];
  const code = new Set(tags.map(([, file]) => file).filter((file) => /\.(js|css)$/.test(file)));
  const preloads = tags.filter(([tag]) => tag.includes('rel="preload"')).map(([, file]) => file);
  return { code, preloads };
}

/** The files of a page with all their static imports. */
function neededBy(key, chunks = manifest, seen = new Map()) {
  const chunk = chunks[key];
  if (chunk && !seen.has(key)) {
    seen.set(key, [chunk.file, ...(chunk.css ?? [])]);
    for (const next of chunk.imports ?? []) neededBy(next, chunks, seen);
  }
  return [...seen.values()].flat();
}

function contentOf(file) {
  return readFileSync(join(dist, file));
}

function sum(bytes) {
  return Math.round(bytes.reduce((total, one) => total + one, 0) / 100) / 10;
}
