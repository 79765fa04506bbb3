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
    ...files.map(({ key, blob }) => `${blob}, the file ${key}`),
    ...backups.map((id) => `the list of erased people in backup ${id}`),
  ];
  if (tables.length === 0 && (skipDamaged || damage.length === 0)) return;
  const readable = others.filter((id) => !backups.includes(id));
  const instead =
    readable.length > 0 ? `Restore another backup: ${readable.join(', ')}.` : 'There’s no other backup here.';
  throw new CannotStart(
    [
      'Nothing was restored, because these parts of the backup are missing or damaged:',
      ...damage.map((one) => `  ${one}`),
      tables.length > 0
        ? `A backup can’t be restored without all of its rows. ${instead}`
        : `${instead} Or run this again with --skip-damaged to restore the rest and see what’s missing.`,
    ].join('\n'),
  );
}
