import { createHash } from 'node:crypto';
import { createDataSource } from '../database/data-source.js';

/** Returns the time since when the installation has signed with a secret; undefined: no server has started with it. */
export async function secretSince(databaseUrl: string, secret: string): Promise<Date | undefined> {
  const source = createDataSource({ url: databaseUrl, poolSize: 1, entities: [], migrations: [] });
  await source.initialize();
  try {
    const rows = (await source.query('select since from secret_uses where print = $1', [
      printOf(secret),
    ])) as {
      since: Date;
    }[];
    return rows[0]?.since;
  } finally {
    await source.destroy();
  }
}

/** Returns a fingerprint that distinguishes secrets and reveals nothing about them. */
export const printOf = (secret: string): string =>
  createHash('sha256').update(`sanctum:${secret}`).digest('hex').slice(0, 32);
