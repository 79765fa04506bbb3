// Landing pages load little before they work, their documents name it, and it contains no payment or player code. The
// console loads one language, and the texts of its first view. Ours, because size-limit measures files, not what a document names.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { projectRoot } from './lib/project.mjs';
import { conclude } from './lib/verdict.mjs';

/** Maximum scripts per page, in kB as a browser loads them: brotli, made by the build ([why](../docs/decisions/words.md)). */
const BUDGETS = {
  home: 123.8,
  library: 134.6,
  course: 133.8,
  product: 132.9,
  coaching: 148.5,
  terms: 129,
  privacy: 129,
  imprint: 129,
  refunds: 129,
  cart: 127.9,
  certificate: 123.9,
};
/** Maximum style sheets, in the same kB. */
const STYLE_BUDGET = 12.7;
/** Additional styles of the coach's formatted texts. */
const WITH_FORMATTED_TEXT = { pages: ['terms', 'privacy', 'imprint', 'refunds'], kB: 0.6 };
/** Maximum fonts and pictures that a document preloads, in kB. */
const PRELOAD_BUDGET = 84.6;
/** Maximum scripts before a page of the console works, in the same kB, and their files ([why](../docs/decisions/console-in-parts.md)). */
const CONSOLE_BUDGETS = {
  'sign-in': { kB: 272.4, files: 15, keys: ['src/pages/sign-in.tsx'] },
  overview: {
    kB: 285.6,
    files: 14,
    keys: ['src/app/layout.tsx', 'src/resources/overview/overview-page.tsx'],
  },
};
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
for (const language of ['en', 'es']) {
  for (const page of Object.keys(CONSOLE_BUDGETS)) checkConsole(page, language);
}
for (const chunks of [manifest, manifestOf(consoleDist)]) checkCycles(chunks);
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

/** Checks what the console loads before a page works: the page, the frame around it, and its texts in this language. */
function checkConsole(page, language) {
  const { kB: budget, files: most, keys } = CONSOLE_BUDGETS[page];
  const its = manifestOf(consoleDist);
  const needed = (...names) => new Set(names.flatMap((key) => neededBy(key, its, new Map())));
  const texts = needed(`src/shared/words/first.${language}.ts`);
  const code = needed('index.html', 'src/app/start.tsx', ...keys);
  for (const key of [...keys, 'src/app/start.tsx']) {
    if (!its[key]) problems.push(`The console has no chunk of ${key}`);
  }
  const written = [...texts].map(readConsole).join('');
  for (const [, path] of [...code]
    .map(readConsole)
    .join('')
    .matchAll(/["'`]([\w/-]+\/[\w-]*(?:texts|words))["'`]/g)) {
    if (!existsSync(join(projectRoot, `creator-console/src/${path}.${language}.ts`))) continue;
    if (!written.includes(`${path}.${language}.ts`))
      problems.push(
        `The console's ${page} needs ${path}.${language}.ts, which is not in words/first.${language}.ts`,
      );
  }
  const all = new Set([...code, ...texts]);
  const script = sizeOf(all, '.js', brotli, consoleDist);
  if (script > budget)
    problems.push(`The console's ${page} loads ${script} kB of script; the budget is ${budget} kB`);
  if (all.size > most)
    problems.push(`The console's ${page} loads ${all.size} files; the budget is ${most} files`);
  console.log(
    `console, ${page} in ${language}: ${script} of ${budget} kB of script (gzip ${sizeOf(all, '.js', gzip, consoleDist)}) in ${all.size} files`,
  );
}

/** Files that import one another may run before what they need. */
function checkCycles(chunks) {
  for (const { file, imports = [] } of Object.values(chunks)) {
    if (imports.some((next) => neededBy(next, chunks, new Map()).includes(file)))
      problems.push(`${file} imports files that import it`);
  }
}

function readConsole(file) {
  return readFileSync(join(consoleDist, file), 'utf8');
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
