import path from 'node:path';
import type { Config } from './platform/config/config.js';
import { createDataSource } from './platform/database/data-source.js';
import { chooseDatabase, type Database } from './stand-ins/embedded-postgres/index.js';
import { migrate } from './platform/database/migrate.js';
import { entities, migrations } from './schema.js';

/** The configured database or our own, with its schema up to date. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<Database> {
  const database = await chooseDatabase({
    dataDir: path.join(config.dataDir, 'postgres'),
    log: say,
    ...(config.database.url !== undefined && { databaseUrl: config.database.url }),
  });
  const dataSource = createDataSource({ url: database.url, poolSize: 2, entities, migrations });
  await dataSource.initialize();
  try {
    for (const name of await migrate(dataSource)) say(`migrated: ${name}`);
  } finally {
    await dataSource.destroy();
  }
  return database;
}
