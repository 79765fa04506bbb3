import { existsSync } from 'node:fs';
import path from 'node:path';
import { chooseDatabase } from '../choose-database.js';
import type { Config } from '../platform/config/config.js';
import { createDataSource, type MigratedDatabase } from '../platform/database/data-source.js';

/** Looks into the database of an installation; undefined: an embedded one that has never been started. */
export async function inItsDatabase<Result>(
  config: Pick<Config, 'database' | 'dataDir'>,
  look: (database: MigratedDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  if (config.database.url === undefined && !existsSync(path.join(config.dataDir, 'postgres')))
    return undefined;
  const { url, stop } = await chooseDatabase(config, () => undefined);
  const database = createDataSource({ url, poolSize: 1, entities: [], migrations: [] });
  try {
    await database.initialize();
    return await look(database);
  } finally {
    if (database.isInitialized) await database.destroy();
    await stop();
  }
}
