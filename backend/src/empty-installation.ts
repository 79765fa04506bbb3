import type { INestApplicationContext } from '@nestjs/common';
import { hasAccounts } from './backup/installation-facts.js';
import { HAS_ACCOUNTS } from './backup/whole-tables.js';
import { chooseDatabase } from './choose-database.js';
import { catchUp } from './catch-up-command.js';
import { createApp } from './create-app.js';
import { isStepBefore } from './migrations/first-schema.js';
import type { migrations } from './migrations/index.js';
import { migrationsNamed } from './migrations/migrations-named.js';
import { CatchingUpService } from './modules/notifications/index.js';
import { openDatabase } from './open-database.js';
import { CannotStart } from './platform/config/cannot-start.js';
import type { Clock } from './kernel/clock.js';
import type { Config } from './platform/config/config.js';
import { createDataSource, type MigratedDatabase } from './platform/database/data-source.js';
import { migrate, ranMigrations } from './platform/database/migrate.js';
import {
  beginRestore,
  endRestore,
  restoreReached,
  type UnfinishedRestore,
  unfinishedRestore,
  whyUnfinished,
} from './platform/database/unfinished-restore.js';

type Say = (line: string) => void;

export interface Installation {
  config: Config;
  clock: Clock;
  say: Say;
}

export interface Filling extends Pick<UnfinishedRestore, 'source' | 'command'> {
  /** Names of the migrations that the rows were saved under. */
  migrations: readonly string[];
  /** Reason why earlier emails are held for the coach. */
  why: string;
  /** Loads all rows into the empty tables of this database. */
  loadRows: (url: string) => Promise<void>;
  /** Updates the rows to the present and restores the files. Can safely run again. */
  complete: (app: INestApplicationContext) => Promise<void>;
}

/** Returns an interrupted restore, if any; refuses an installation that is in use. */
export const expectEmpty = (installation: Installation): Promise<UnfinishedRestore | undefined> =>
  asOwner(installation, [], async (database) => {
    const unfinished = await unfinishedRestore(database);
    if (!unfinished && (await hasAccounts(database))) throw new CannotStart(HAS_ACCOUNTS);
    return unfinished;
  });

/**
 * Fills an empty installation, or continues an interrupted run: rows, changes to them before anyone sees them, files,
 * and pending work. A row in the database prevents any other start until everything is done.
 */
export async function fill(
  installation: Installation,
  unfinished: UnfinishedRestore | undefined,
  filling: Filling,
): Promise<void> {
  const hasRows = unfinished !== undefined && unfinished.stage !== 'begun';
  if (!hasRows) await fillDatabase(installation, filling);
  else if (unfinished.source !== filling.source) throw new CannotStart(whyUnfinished(unfinished));
  const database = await openDatabase(installation.config, installation.say, { isRestore: true });
  try {
    await fillTheRest(installation, database.url, unfinished, filling);
  } finally {
    await database.stop();
  }
}

const fillDatabase = (
  installation: Installation,
  { source, command, migrations: names, loadRows }: Filling,
): Promise<void> => {
  const known = migrationsNamed(names);
  if (known === undefined)
    throw new CannotStart('This was made by a newer version of Sanctum. Restore it with that version.');
  return asOwner(installation, known, async (database, url) => {
    const ran = (await ranMigrations(database)).filter((name) => !isStepBefore(name));
    if (ran.some((name) => !known.some((each) => each.name === name)))
      throw new CannotStart(
        'The database belongs to a newer version than the backup. Use a database without tables.',
      );
    await beginRestore(database, { source, command });
    await migrate(database);
    await loadRows(url);
  });
};

/** Completes the loaded rows with the application, after migrating them to this version, without server and worker. */
async function fillTheRest(
  { config, clock, say }: Installation,
  url: string,
  unfinished: UnfinishedRestore | undefined,
  { why, complete }: Filling,
): Promise<void> {
  const app = await createApp(config, url, clock);
  const database = ownersDatabase(config, url, []);
  await database.initialize();
  try {
    const held = await app.get(CatchingUpService, { strict: false }).hold(why);
    if (unfinished?.stage !== 'files') {
      await complete(app);
      await database.query(restoreReached('files'));
    }
    await catchUp(app, why, say, held);
    await endRestore(database);
  } finally {
    await database.destroy();
    await app.close();
  }
}

/** Connection of the role that creates tables. */
const ownersDatabase = ({ database }: Config, url: string, toRun: typeof migrations): MigratedDatabase =>
  createDataSource({ url: database.migratorUrl ?? url, poolSize: 2, entities: [], migrations: toRun });

async function asOwner<Result>(
  { config, say }: Installation,
  toRun: typeof migrations,
  work: (database: MigratedDatabase, url: string) => Promise<Result>,
): Promise<Result> {
  const chosen = await chooseDatabase(config, say);
  try {
    const database = ownersDatabase(config, chosen.url, toRun);
    await database.initialize();
    try {
      return await work(database, config.database.migratorUrl ?? chosen.url);
    } finally {
      await database.destroy();
    }
  } finally {
    await chosen.stop();
  }
}
