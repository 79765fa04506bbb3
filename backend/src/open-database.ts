import { chooseDatabase, type ChosenDatabase } from './choose-database.js';
import type { Config } from './platform/config/config.js';
import { CannotStart } from './platform/config/cannot-start.js';
import { createDataSource } from './platform/database/data-source.js';
import { whyUnfit, whyUnreachable } from './platform/database/first-contact.js';
import { migrate } from './platform/database/migrate.js';
import { migrations } from './migrations/index.js';

/** The database of this installation, with its schema up to date. Needs none of the modules, so that they can be loaded meanwhile. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<ChosenDatabase> {
  const database = await chooseDatabase(config, say);
  const dataSource = createDataSource({ url: database.url, poolSize: 2, entities: [], migrations });
  await dataSource.initialize().catch((error: unknown) => {
    throw new CannotStart(`DATABASE_URL: ${whyUnreachable(error, database.url)}`);
  });
  try {
    const problem = await whyUnfit(dataSource, {
      superuserIsFine: !config.production || !config.database.url,
    });
    if (problem !== undefined) throw new CannotStart(`DATABASE_URL: ${problem}`);
    for (const name of await migrate(dataSource)) say(`migrated: ${name}`);
  } finally {
    await dataSource.destroy();
  }
  return database;
}
