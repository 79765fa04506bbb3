import { chooseDatabase } from './choose-database.js';
import { catchUp } from './catch-up-command.js';
import { createApp } from './create-app.js';
import { isStepBefore } from './migrations/first-schema.js';
import { migrationsNamed } from './migrations/migrations-named.js';
import { AccountErasureService } from './modules/accounts/index.js';
import { openDatabase } from './open-database.js';
import { CannotStart } from './platform/config/cannot-start.js';
import type { Clock } from './kernel/clock.js';
import type { Config } from './platform/config/config.js';
import { createDataSource } from './platform/database/data-source.js';
import { Database } from './platform/database/database.js';
import { migrate, ranMigrations } from './platform/database/migrate.js';
import { Storage } from './platform/storage/index.js';

type Say = (line: string) => void;

/** The one that is to be filled, by which clock, and to whom its progress is told. */
export interface Installation {
  config: Config;
  clock: Clock;
  say: Say;
}

/** Gives `load` the address of a database, as its owner, whose schema these migrations have made, for rows of that schema. */
export async function loadRows(
  { config, say }: Installation,
  names: readonly string[],
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
  const known = migrationsNamed(names);
  if (known === undefined) throw new CannotStart('It was made by a newer version; put it back with that one');
  const dataSource = createDataSource({ url, poolSize: 2, entities: [], migrations: known });
  await dataSource.initialize();
  try {
    await migrate(dataSource);
    const ran = await ranMigrations(dataSource);
    if (ran.filter((name) => !isStepBefore(name)).length > known.length)
      throw new CannotStart(
        'The database is of a newer version than what is put back; take one without tables',
      );
  } finally {
    await dataSource.destroy();
  }
}

interface Loaded {
  storage: Storage;
  /** Gives how many of these people were still there. */
  erase: (ids: readonly string[]) => Promise<number>;
  /** Once all is there: what is told of the time before waits for the coach, with this reason. */
  catchUp: (why: string) => Promise<void>;
}

/** The application over the rows that were loaded, migrated to what this version needs, without server and worker. */
export async function withLoaded(
  { config, clock, say }: Installation,
  work: (loaded: Loaded) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(config, say);
  try {
    const app = await createApp(config, database.url, clock);
    const erasures = app.get(AccountErasureService, { strict: false });
    try {
      const erase = async (ids: readonly string[]) => {
        let erased = 0;
        for (const id of ids)
          if (await app.get(Database).transaction((tx) => erasures.erase(tx, id))) erased += 1;
        return erased;
      };
      await work({
        storage: app.get(Storage, { strict: false }),
        erase,
        catchUp: (why) => catchUp(app, why, say),
      });
    } finally {
      await app.close();
    }
  } finally {
    await database.stop();
  }
}
