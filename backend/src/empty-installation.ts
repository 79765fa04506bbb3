import { chooseDatabase } from './choose-database.js';
import { createApp } from './create-app.js';
import { migrations } from './migrations/index.js';
import { AccountErasureService } from './modules/accounts/index.js';
import { FailedMailsService } from './modules/notifications/index.js';
import { openDatabase } from './open-database.js';
import { CannotStart } from './platform/config/cannot-start.js';
import type { Config } from './platform/config/config.js';
import { createDataSource } from './platform/database/data-source.js';
import { Database } from './platform/database/database.js';
import { migrate, ranMigrations } from './platform/database/migrate.js';
import { Storage } from './platform/storage/index.js';

type Say = (line: string) => void;

/** Gives `load` the address of a database, as its owner, whose schema these migrations have made, for rows of that schema. */
export async function loadRows(
  config: Config,
  names: readonly string[],
  say: Say,
  load: (url: string) => Promise<void>,
): Promise<void> {
  const database = await chooseDatabase(config, say);
  try {
    const owners = config.database.migratorUrl ?? database.url;
    await migrateAsFarAs(owners, names);
    await load(owners);
  } finally {
    await database.stop();
  }
}

/** The schema the rows were taken from; what is newer comes afterwards. */
async function migrateAsFarAs(url: string, names: readonly string[]): Promise<void> {
  const known = migrations.filter(({ name }) => names.includes(name));
  if (known.length < names.length)
    throw new CannotStart('It was made by a newer version; put it back with that one');
  const dataSource = createDataSource({ url, poolSize: 2, entities: [], migrations: known });
  await dataSource.initialize();
  try {
    await migrate(dataSource);
    if ((await ranMigrations(dataSource)).length > names.length)
      throw new CannotStart(
        'The database is of a newer version than what is put back; take one without tables',
      );
  } finally {
    await dataSource.destroy();
  }
}

interface Loaded {
  storage: Storage;
  mails: FailedMailsService;
  /** Gives how many of these people were still there. */
  erase: (ids: readonly string[]) => Promise<number>;
}

/** The application over the rows that were loaded, migrated to what this version needs, without server and worker. */
export async function withLoaded(
  config: Config,
  say: Say,
  work: (loaded: Loaded) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(config, say);
  try {
    const app = await createApp(config, database.url);
    const erasures = app.get(AccountErasureService, { strict: false });
    try {
      const erase = async (ids: readonly string[]) => {
        let erased = 0;
        for (const id of ids)
          if (await app.get(Database).transaction((tx) => erasures.erase(tx, id))) erased += 1;
        return erased;
      };
      const mails = app.get(FailedMailsService, { strict: false });
      await work({ storage: app.get(Storage, { strict: false }), mails, erase });
    } finally {
      await app.close();
    }
  } finally {
    await database.stop();
  }
}
