import type { QueryRunner } from 'typeorm';
import { CannotStart } from '../platform/config/cannot-start.js';
import type { Migration } from '../platform/database/migration.js';

/** Number and names of the steps that made the same schema before version 0.1.0, and the last commit that had them. */
const STEPS_BEFORE = { count: 155, from: 1_763_600_000_000, to: 1_763_600_001_650, commit: 'af8cc596' };

/**
 * One module's part of the schema of version 0.1.0. A database of the earlier steps has all of it, so there a part only
 * adds itself to the list of migrations (docs/decisions/one-first-schema.md).
 */
export abstract class FirstSchema implements Migration {
  protected abstract readonly sql: string;

  async up(runner: QueryRunner): Promise<void> {
    const ran = (await runner.query('select name from migrations')) as { name: string }[];
    if (!isMadeByStepsBefore(ran.map(({ name }) => name))) await runner.query(this.sql);
  }
}

/** Recognizes a step from before version 0.1.0, which an old database lists and this version no longer has. */
export function isStepBefore(name: string): boolean {
  const number = Number(/\d{13}$/.exec(name)?.[0]);
  return number >= STEPS_BEFORE.from && number <= STEPS_BEFORE.to;
}

/**
 * Returns whether these names include all steps from before version 0.1.0. Throws CannotStart if only some are there.
 */
export function isMadeByStepsBefore(names: readonly string[]): boolean {
  const { length } = names.filter(isStepBefore);
  if (length > 0 && length < STEPS_BEFORE.count)
    throw new CannotStart(
      `This schema was begun before version 0.1.0 and is not finished; start commit ${STEPS_BEFORE.commit} on it once, then this version`,
    );
  return length > 0;
}
