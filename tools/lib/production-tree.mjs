/**
 * The packages that `npm ci --omit=dev --workspace=…` installs, by the paths of package-lock.json: everything that is reached from the
 * workspace over dependencies that are no development ones.
 */
export function productionTree(packages, workspace) {
  const tree = new Set();
  const waiting = [workspace];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const name of Object.keys(neededBy(packages[path]))) {
      const found = resolveFrom(packages, path, name);
      if (found === undefined || tree.has(found)) continue;
      tree.add(found);
      waiting.push(found);
    }
  }
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

/** What a package asks for where it runs, with the range of each. npm brings no optional peers. */
export function neededBy(entry) {
  const peers = Object.entries(entry.peerDependencies ?? {}).filter(
    ([name]) => !entry.peerDependenciesMeta?.[name]?.optional,
  );
  return { ...Object.fromEntries(peers), ...entry.optionalDependencies, ...entry.dependencies };
}

/** `a/node_modules/b` is a folder of `a`; `backend` stands at the top. */
function parentOf(path) {
  const at = path.lastIndexOf('/node_modules/');
  return at < 0 ? '' : path.slice(0, at);
}
