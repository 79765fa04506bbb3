import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { DomainError } from '../kernel/errors.js';
import type { BackupPlace } from './backup-place.js';
import { type FileInBackup, type Manifest, rowsOf } from './manifest.js';
import { NotOurs, unseal } from './sealed.js';
import { sumOf } from './summed.js';
import { CannotStart } from '../platform/config/cannot-start.js';

interface Where {
  place: BackupPlace;
  key: string;
  id: string;
}

export async function damagedTables({ tables }: Manifest, { place, key, id }: Where): Promise<string[]> {
  const damaged: string[] = [];
  for (const table of tables) {
    const name = rowsOf(id, table);
    const isWhole = await reads(async () => {
      const rows = createGunzip();
      const [sum] = await Promise.all([
        sumOf(rows as AsyncIterable<Buffer>),
        pipeline(unseal(key, name, place.read(name)), rows),
      ]);
      return sum.checksum === table.checksum;
    });
    if (!isWhole) damaged.push(table.name);
  }
  return damaged;
}

export async function damagedFiles(
  { files }: Manifest,
  { place, key }: Omit<Where, 'id'>,
): Promise<FileInBackup[]> {
  const damaged: FileInBackup[] = [];
  for (const file of files) {
    const isWhole = await reads(async () => {
      const { size, checksum } = await sumOf(unseal(key, file.blob, place.read(file.blob)));
      return size === file.size && checksum === file.checksum;
    });
    if (!isWhole) damaged.push(file);
  }
  return damaged;
}

/**
 * Returns whether the bytes can be read: false if they are missing, changed, or on a damaged part of a disk. Throws if
 * the place is unreachable.
 */
export async function reads(look: () => Promise<boolean>): Promise<boolean> {
  try {
    return await look();
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}

function isDamage(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return (
    error instanceof NotOurs ||
    (error instanceof DomainError && error.code === 'not_found') ||
    code === 'ENOENT' ||
    code === 'EIO' ||
    (typeof code === 'string' && code.startsWith('Z_'))
  );
}

interface Damage {
  tables: readonly string[];
  files: readonly Pick<FileInBackup, 'key' | 'blob'>[];
  /** Backups at the same place that do not list the erased people. */
  backups: readonly string[];
}

/** Stops a restore before it writes anything. Rows are never left out; anything else only on request. */
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
