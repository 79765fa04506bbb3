import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { BackupPlace } from './backup-place.js';
import { type Manifest, rowsOf, type TableInBackup } from './manifest.js';
import { seal, unseal } from './sealed.js';
import { summed, sumOf } from './summed.js';
import { atOneMoment, columnsOf, fillTables, progressOf, type Table, tablesOf } from './whole-tables.js';

type DatabaseInBackup = Pick<Manifest, 'tables' | 'sequences' | 'migrations'>;

interface Where {
  place: BackupPlace;
  key: string;
  id: string;
}

/** Writes all rows as of one moment, encrypted table by table. */
export const dumpDatabase = (url: string, { place, key, id }: Where): Promise<DatabaseInBackup> =>
  atOneMoment(url, async (client) => {
    const tables: TableInBackup[] = [];
    for (const table of await tablesOf(client)) {
      const name = rowsOf(id, table);
      const rows = copyOut(client, table);
      const { bytes, sum } = summed(rows);
      const packed = createGzip();
      await Promise.all([
        pipeline(bytes, packed),
        place.write(name, seal(key, name, packed as AsyncIterable<Buffer>)),
      ]);
      tables.push({ ...table, rows: rows.rowCount, checksum: sum().checksum });
    }
    return { tables, ...(await progressOf(client)) };
  });

/** Restores the rows, all of them or none. Every table is read again and compared with the backup. */
export const loadDatabase = (url: string, backup: DatabaseInBackup, where: Where): Promise<void> =>
  fillTables(url, backup, async (client) => {
    for (const table of backup.tables) {
      await copyIn(client, table, where);
      await expectSame(client, table);
    }
  });

async function copyIn(client: pg.Client, table: TableInBackup, { place, key, id }: Where): Promise<void> {
  const name = rowsOf(id, table);
  const into = client.query(copyFrom(`copy ${columnsOf(table)} from stdin`));
  await pipeline(Readable.from(unseal(key, name, place.read(name))), createGunzip(), into);
}

async function expectSame(client: pg.Client, table: TableInBackup): Promise<void> {
  const rows = copyOut(client, table);
  const { checksum } = await sumOf(rows);
  if (rows.rowCount !== table.rows || checksum !== table.checksum)
    throw new Error(
      `${table.name} doesn’t match the backup: ${rows.rowCount} rows instead of ${table.rows}, or different values`,
    );
}

const copyOut = (client: pg.Client, table: Table) =>
  client.query(copyTo(`copy ${columnsOf(table)} to stdout`)) as AsyncIterable<Buffer> & { rowCount: number };
