// Ours, because dependency-cruiser does not say which permissions nobody uses.
/**
 * Permissions to import that nobody makes use of. `map` is a list of `architecture.cjs`, `modules` what was cruised; a
 * test needs no permission, so it makes use of none.
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
