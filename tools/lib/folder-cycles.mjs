// Ours, because dependency-cruiser's rules for folders count a module's door to its folder.
import { dirname } from 'node:path';

export const ONE_WAY = 'folders-import-one-way';

/** A module's door and its wiring are above all of its folders, so each counts as a folder of its own. */
const ABOVE = /^(backend\/src\/modules|member-app\/src\/features)\/[^/]+\/(index|[^/]+\.module)\.ts$/;

/**
 * Folders that import each other, be it by way of others. A folder is the files that lie directly in it; tests may set up
 * what they need. One wrong import closes many circles: each import is reported once, in the shortest of them.
 */
export function folderCycles(modules, roots) {
  const graph = foldersIn(modules, roots);
  const reported = new Set();
  return cyclesOf(graph).flatMap((folders) => {
    const imports = folders.slice(1).map((to, step) => graph.get(folders[step]).get(to));
    if (imports.some((one) => reported.has(one))) return [];
    for (const one of imports) reported.add(one);
    return [violation(imports.sort(bySource))];
  });
}

/** folder > folder it imports > the first of these imports. */
function foldersIn(modules, roots) {
  const graph = new Map();
  for (const { source, dependencies } of modules) {
    if (!isWithin(roots, source) || /\.spec\.tsx?$/.test(source)) continue;
    for (const { resolved } of dependencies) {
      const from = folderOf(source);
      const to = folderOf(resolved);
      if (from === to || !isWithin(roots, resolved)) continue;
      if (!graph.has(from)) graph.set(from, new Map());
      if (!graph.get(from).has(to)) graph.get(from).set(to, { source, resolved });
    }
  }
  return graph;
}

/** Each from a folder back to itself, the shortest first. */
function cyclesOf(graph) {
  const cycles = [...graph].flatMap(([from, targets]) =>
    [...targets.keys()].flatMap((to) => {
      const back = shortestPath(graph, to, from);
      return back ? [[from, ...back]] : [];
    }),
  );
  return cycles.sort((one, other) => one.length - other.length);
}

const folderOf = (path) => (ABOVE.test(path) ? path : dirname(path));
const bySource = (one, other) => (one.source < other.source ? -1 : 1);
const isWithin = (roots, path) => roots.some((root) => path.startsWith(`${root}/`));

/** The folders from `start` to `goal`, both included; undefined: there is no way. */
function shortestPath(graph, start, goal) {
  const ways = [[start]];
  const seen = new Set([start]);
  for (const way of ways) {
    if (way.at(-1) === goal) return way;
    for (const next of graph.get(way.at(-1))?.keys() ?? []) {
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

function violation([first, ...others]) {
  const steps = others.map(({ source, resolved }) => `, and ${source} > ${resolved}`);
  return {
    rule: ONE_WAY,
    from: first.source,
    to: first.resolved + steps.join(''),
    comment:
      'Folders that import each other are one folder: move what both need below them (architecture.cjs).',
  };
}
