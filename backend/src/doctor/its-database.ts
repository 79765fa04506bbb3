import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../platform/config/config.js';
import { createDataSource, type MigratedDatabase } from '../platform/database/data-source.js';

export type StartEmbedded = (
  config: Config,
  say: (line: string) => void,
) => Promise<{ url: string; stop: () => Promise<void> }>;

/** Looks into the database of an installation; undefined: an embedded one that has never been started. */
export async function inItsDatabase<Result>(
  config: Config,
  startEmbedded: StartEmbedded | undefined,
  look: (database: MigratedDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  const { url } = config.database;
  if (url !== undefined) return inDatabase(url, look);
  if (!startEmbedded || !existsSync(path.join(config.dataDir, 'postgres'))) return undefined;
  const embedded = await startEmbedded(config, () => undefined);
  try {
    return await inDatabase(embedded.url, look);
  } finally {
    await embedded.stop();
  }
}

async function inDatabase<Result>(url: string, look: (database: MigratedDatabase) => Promise<Result>) {
  const database = createDataSource({ url, poolSize: 1, entities: [], migrations: [] });
  await database.initialize();
  try {
    return await look(database);
  } finally {
    await database.destroy();
  }
}
