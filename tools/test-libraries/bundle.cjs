/**
 * What the screens' tests load of libraries, each bundled into one file: react-admin alone is two thousand files, and jest
 * would read and run all of them anew for every test file. Made once for a set of versions and imports.
 */
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const root = path.join(__dirname, '../..');
const CACHE = path.join(root, 'node_modules/.cache/sanctum/test-libraries');
const STAMP = path.join(CACHE, 'made-of');
const SOURCES = ['member-app/src', 'member-app/testing', 'creator-console/src', 'creator-console/testing'];
/** React is one file already, and Testing Library must find the same one. */
const APART =
  /^(react|react-dom|@testing-library\/[^/]+|@sanctum\/[^/]+|@fontsource[^/]*\/[^/]+)(\/|$)|\.css$/;
const IMPORT =
  /(?:^|[\s;])(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/g;

const nameOf = (library) => library.replaceAll('/', '__');

/** The file that stands for a library, if there is one. */
function bundledFile(library) {
  const file = path.join(CACHE, `${nameOf(library)}.cjs`);
  return fs.existsSync(file) ? file : undefined;
}

async function bundleLibraries() {
  const names = importedNames();
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).update(names.join()).digest('hex');
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === stamp) return;
  const made = `${CACHE}.${process.pid}`;
  await bundle(names, made);
  fs.writeFileSync(path.join(made, path.basename(STAMP)), stamp);
  fs.rmSync(CACHE, { recursive: true, force: true });
  fs.renameSync(made, CACHE);
}

module.exports = bundleLibraries;
module.exports.bundledFile = bundledFile;

function importedNames() {
  const names = new Set();
  for (const folder of SOURCES) {
    for (const file of fs.readdirSync(path.join(root, folder), { recursive: true })) {
      if (!/\.tsx?$/.test(file)) continue;
      const text = fs.readFileSync(path.join(root, folder, file), 'utf8');
      for (const [, declared, called] of text.matchAll(IMPORT)) names.add(declared ?? called);
    }
  }
  return [...names].filter((name) => !APART.test(name) && !name.startsWith('node:')).sort();
}

async function bundle(names, dir) {
  // Vite's own bundler: what the product is built with
  const vite = createRequire(path.join(root, 'member-app/package.json')).resolve('vite');
  const { rolldown } = await import(pathToFileURL(createRequire(vite).resolve('rolldown')));
  const bundle = await rolldown({
    input: Object.fromEntries(names.map((name) => [nameOf(name), name])),
    platform: 'neutral',
    external: [/^react(-dom)?(\/|$)/, /^node:/],
    resolve: { conditionNames: ['import', 'module', 'default'], mainFields: ['module', 'main'] },
    logLevel: 'silent',
  });
  await bundle.write({
    dir,
    format: 'cjs',
    exports: 'named',
    entryFileNames: '[name].cjs',
    chunkFileNames: 'chunk-[hash].cjs',
  });
  await bundle.close();
}
