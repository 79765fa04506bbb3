// Ours, because dependency-cruiser does not report unused permissions.
/**
 * Unused permissions to import. `map`: a list of `architecture.cjs`, `modules`: the cruised ones; tests need no
 * permission, so they use none.
 */
export function unusedUses(modules, root, map) {
  const moduleOf = (path) =>
    path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/')[0] : undefined;
  const used = new Set(
    modules
      .filter(({ source }) => !/\.spec\.tsx?$/.test(source))
      .flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => `${moduleOf(source)} > ${moduleOf(resolved)}`),
      ),
  );
  return Object.entries(map).flatMap(([name, listed]) =>
    (Array.isArray(listed) ? listed : listed.uses)
      .filter((other) => !used.has(`${name} > ${other}`))
      .map((other) => ({
        rule: UNUSED,
        from: name,
        to: other,
        comment: `architecture.cjs: ${name} may use ${other}, and no file of ${name} imports it`,
      })),
  );
}

export const UNUSED = 'permissions-are-used';
