import { CannotStart } from '../platform/config/cannot-start.js';
import type { FileInBackup } from './manifest.js';

export interface Damage {
  /** Tables whose rows cannot be read. */
  tables: readonly string[];
  files: readonly Pick<FileInBackup, 'key' | 'blob'>[];
  /** Backups at the same place that do not list the erased people. */
  backups: readonly string[];
}

/** Stops a restore before it writes anything. Rows are never left out; everything else only if that is asked for. */
export function refuseDamage(
  { tables, files, backups }: Damage,
  { others, skipDamaged }: { others: readonly string[]; skipDamaged: boolean },
): void {
  const damage = [
    ...tables.map((name) => `the rows of the table ${name}`),
    ...files.map(({ key, blob }) => `${blob}, which is the file ${key}`),
    ...backups.map((id) => `what backup ${id} knows of people who were erased`),
  ];
  if (tables.length === 0 && (skipDamaged || damage.length === 0)) return;
  const readable = others.filter((id) => !backups.includes(id));
  const instead =
    readable.length > 0
      ? `Restore another backup: ${readable.join(', ')}.`
      : 'There is no other backup at this place.';
  throw new CannotStart(
    [
      'Nothing was restored, because this is missing or was changed:',
      ...damage.map((one) => `  ${one}`),
      tables.length > 0
        ? `Without all rows there is no restore. ${instead}`
        : `${instead} Or call this again with --skip-damaged: it says what is missing and where it is used.`,
    ].join('\n'),
  );
}
