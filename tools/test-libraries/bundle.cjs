// This folder is ours, because jest loads libraries file by file.
/**
 * Libraries that tests load, each bundled into one file: react-admin alone is two thousand files, and jest would read and run
 * all of them again forevery test file. Made once for a set of versions and imports.
 *
 * A set of libraries says in which folders they are imported (`sources`), which are left as they are (`apart`), and what the
 * bundler must know beside (`options`).
 */
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const root = path.join(__dirname, '../..');
const STAMP = 'made-of';
const IMPORT =
  /(?:^|[\s;])(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/g;

const nameOf = (library) => library.replaceAll('/', '__');
const folderOf = (set) => path.join(root, 'node_modules/.cache/sanctum/test-libraries', set.name);

/** For jest: a library of the set is found as its bundle, everything else as ever. */
exports.resolverOf = (set) => (name, options) => {
  const file = path.join(folderOf(set), `${nameOf(name)}.cjs`);
  return /^[./]/.test(name) || !fs.existsSync(file) ? options.defaultResolver(name, options) : file;
};

exports.bundleLibraries = async (set) => {
  const dir = folderOf(set);
  const names = importedNames(set);
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).update(names.join()).digest('hex');
  const found = path.join(dir, STAMP);
  if (fs.existsSync(found) && fs.readFileSync(found, 'utf8') === stamp) return;
  const made = `${dir}.${process.pid}`;
  await bundle(set, names, made);
  fs.writeFileSync(path.join(made, STAMP), stamp);
  fs.rmSync(dir, { recursive: true, force: true });
  fs.renameSync(made, dir);
};

function importedNames({ sources, apart }) {
  const names = new Set();
  for (const folder of sources) {
    for (const file of fs.readdirSync(path.join(root, folder), { recursive: true })) {
      if (!/\.tsx?$/.test(file)) continue;
      const text = fs.readFileSync(path.join(root, folder, file), 'utf8');
      for (const [, declared, called] of text.matchAll(IMPORT)) names.add(declared ?? called);
    }
  }
  return [...names].filter((name) => !apart.test(name) && !name.startsWith('node:')).sort();
}

/** Stands for a library as the bundler's way in, so that what several libraries share lies outside of all of them. */
const DOOR = 'library:';
const doors = (importer) => ({
  name: 'doors',
  async resolveId(id, from) {
    if (id.startsWith(DOOR)) return id;
    if (!from?.startsWith(DOOR)) return undefined;
    const library = await this.resolve(id, importer, { skipSelf: true });
    // Its bundle would require itself, and be kept until the packages change again.
    if (!library) throw new Error(`${id} is not installed: run npm ci`);
    return library;
  },
  load: (id) => (id.startsWith(DOOR) ? `module.exports = require('${id.slice(DOOR.length)}')` : undefined),
});

async function bundle({ sources, options }, names, dir) {
  // Vite's own bundler: what the product is built with
  const vite = createRequire(path.join(root, 'member-app/package.json')).resolve('vite');
  const { rolldown } = await import(pathToFileURL(createRequire(vite).resolve('rolldown')));
  const made = await rolldown({
    input: Object.fromEntries(names.map((name) => [nameOf(name), DOOR + name])),
    plugins: [doors(path.join(root, sources[0], 'index.ts'))],
    logLevel: 'silent',
    ...options,
  });
  await made.write({
    dir,
    format: 'cjs',
    exports: 'auto',
    keepNames: true,
    entryFileNames: '[name].cjs',
    chunkFileNames: 'chunk-[hash].cjs',
  });
  await made.close();
}
