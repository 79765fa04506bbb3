import { FirstSchema, isMadeByStepsBefore, isStepBefore } from './first-schema.js';
import { migrations } from './index.js';

/** The migrations that make the schema which migrations by these names have made; undefined: some of them are of a newer version. */
export function migrationsNamed(names: readonly string[]): typeof migrations | undefined {
  const hasFirstSchema = isMadeByStepsBefore(names);
  const known = new Set(migrations.map(({ name }) => name));
  if (names.some((name) => !known.has(name) && !isStepBefore(name))) return undefined;
  return migrations.filter(
    (each) => names.includes(each.name) || (hasFirstSchema && each.prototype instanceof FirstSchema),
  );
}
