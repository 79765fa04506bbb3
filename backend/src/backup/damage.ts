import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { DomainError } from '../kernel/errors.js';
import type { BackupPlace } from './backup-place.js';
import { type FileInBackup, type Manifest, rowsOf } from './manifest.js';
import { NotOurs, unseal } from './sealed.js';
import { sumOf } from './summed.js';

interface Where {
  place: BackupPlace;
  key: string;
  id: string;
}

/** Returns the names of the tables whose rows cannot be restored. */
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

/** The files that cannot be put back. */
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

/** False also where the bytes are gone, changed, or on a broken part of a disk; a place that cannot be reached is an error. */
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
