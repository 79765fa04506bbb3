// This folder is ours, because dependency linters read sources, not the imports that a bundle leaves to run time.
import { productionTree, resolveFrom } from './production-tree.mjs';

/**
 * Where an installation without development packages would run other code than the one that was tested. `chunks` are the built files:
 * the packages each imports, the threads it starts, and the sources it was made of, as `{ path, text }`.
 */
export function problemsOf({ packages, workspace, chunks }) {
  const shipped = productionTree(packages, workspace);
  const problems = new Set();
  const files = new Set(chunks.map(({ file }) => file));
  for (const chunk of chunks) {
    for (const thread of chunk.threads)
      if (!files.has(thread)) problems.add(`${chunk.file} starts the thread ${thread}, which is not built`);
    for (const path of bundledIn([chunk])) if (isDevelopment(path)) checkBundled(chunk, path);
    for (const imported of chunk.imports) checkImport(chunk, imported);
  }
  return [...problems];

  function checkBundled(chunk, path) {
    const importers = importersOf(chunk, nameOf(path));
    // it came with another development package, which is named itself
    if (importers.length > 0 && importers.every((source) => isDevelopment(ownerOf(source)))) return;
    problems.add(
      `${nameOf(path)} (${path}) is a development package and part of ${chunk.file}; imported by ${namesOf(importers)}`,
    );
  }

  function checkImport(chunk, { name, isNeeded }) {
    const importers = importersOf(chunk, name);
    const here = resolveFrom(packages, workspace, name);
    const there = resolveFrom(packages, workspace, name, (path) => shipped.has(path));
    // optional, and missing in both places
    if (here === undefined && there === undefined && !isNeeded) return;
    const start = `${name}, which ${namesOf(importers)} imports in ${chunk.file},`;
    if (there === undefined)
      problems.add(
        `${start} is not installed without development packages${here ? `; here it is found as ${told(here)}` : ''}`,
      );
    else if (here !== there)
      problems.add(`${start} is ${told(here)} where it is tested and ${told(there)} where it runs`);
    else
      for (const path of new Set(importers.map(ownerOf))) {
        const meant = resolveFrom(packages, path ?? workspace, name);
        if (packages[meant].version !== packages[there].version)
          problems.add(`${start} would be ${told(there)}; ${nameOf(path)} asks for ${told(meant)}`);
      }
  }

  function isDevelopment(path) {
    return path !== undefined && !shipped.has(path);
  }

  function told(path) {
    return `${path} ${packages[path].version}`;
  }
}

/** Paths of the packages that these files are made of. */
export function bundledIn(chunks) {
  const owners = chunks.flatMap(({ sources }) => sources.map(ownerOf));
  return new Set(owners.filter((path) => path !== undefined));
}

/** Sources of a chunk that contain this package's name as a string. */
function importersOf(chunk, name) {
  const specifier = new RegExp(`['"]${name.replaceAll('.', '\\.')}(?:/[^'"]*)?['"]`);
  return chunk.sources.filter(({ text }) => specifier.test(text));
}

/** Path of the package that a source belongs to; undefined for the project's own. */
function ownerOf({ path }) {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function namesOf(sources) {
  const names = sources.map((source) => {
    const owner = ownerOf(source);
    return owner === undefined ? source.path : nameOf(owner);
  });
  return [...new Set(names)].slice(0, 5).join(', ') || 'nobody';
}
