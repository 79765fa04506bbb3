import { FirstSchema, isMadeByStepsBefore, isStepBefore } from './first-schema.js';
import { migrations } from './index.js';

/** Returns the migrations that make the schema known by these names; undefined if some are from a newer version. */
export function migrationsNamed(names: readonly string[]): typeof migrations | undefined {
  const hasFirstSchema = isMadeByStepsBefore(names);
  const known = new Set(migrations.map(({ name }) => name));
  if (names.some((name) => !known.has(name) && !isStepBefore(name))) return undefined;
  return migrations.filter(
    (each) => names.includes(each.name) || (hasFirstSchema && each.prototype instanceof FirstSchema),
  );
}
