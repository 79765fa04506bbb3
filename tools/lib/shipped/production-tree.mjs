/**
 * Packages that `npm ci --omit=dev --workspace=…` installs, by the paths of package-lock.json: everything reachable
 * from the workspace without development dependencies.
 */
export function productionTree(packages, workspace) {
  return reachedFrom(packages, workspace, Object.keys(neededBy(packages[workspace])));
}

/** The packages that `path` finds under these names, with all that they need. */
export function reachedFrom(packages, path, names) {
  const tree = new Set();
  const add = (from, name) => {
    const found = resolveFrom(packages, from, name);
    if (found === undefined || tree.has(found)) return;
    tree.add(found);
    for (const next of Object.keys(neededBy(packages[found]))) add(found, next);
  };
  for (const name of names) add(path, name);
  return tree;
}

/** Path of the package that an import of `name` in `path` gets: Node looks in each folder above for `node_modules`. */
export function resolveFrom(packages, path, name, isThere = () => true) {
  for (let folder = path; ; folder = parentOf(folder)) {
    const candidate = `${folder}${folder && '/'}node_modules/${name}`;
    if (candidate in packages && isThere(candidate)) return candidate;
    if (folder === '') return undefined;
  }
}

/** Packages that a package needs at run time, with their ranges. npm brings no optional peers. */
function neededBy(entry) {
  const peers = Object.entries(entry.peerDependencies ?? {}).filter(
    ([name]) => !entry.peerDependenciesMeta?.[name]?.optional,
  );
  return { ...Object.fromEntries(peers), ...entry.optionalDependencies, ...entry.dependencies };
}

/** `a/node_modules/b` is a folder of `a`; `backend` is at the top. */
function parentOf(path) {
  const at = path.lastIndexOf('/node_modules/');
  return at < 0 ? '' : path.slice(0, at);
}
