import { chooseDatabase, type ChosenDatabase } from './choose-database.js';
import type { Config } from './platform/config/config.js';
import { CannotStart } from './platform/config/cannot-start.js';
import { createDataSource, type MigratedDatabase } from './platform/database/data-source.js';
import { whyUnfit, whyUnreachable } from './platform/database/first-contact.js';
import { migrate, ranMigrations } from './platform/database/migrate.js';
import { mayMakeTables, powersOverSchema, roleOf } from './platform/database/roles.js';
import { unfinishedRestore, whyUnfinished } from './platform/database/unfinished-restore.js';
import { migrations } from './migrations/index.js';

/**
 * Opens the installation's database and updates its schema, with the role of MIGRATOR_DATABASE_URL if configured,
 * otherwise that of DATABASE_URL if permitted. Only a restore opens an unfinished restore. Needs no modules, so they
 * can load meanwhile.
 */
export async function openDatabase(
  config: Config,
  say: (line: string) => void,
  { isRestore = false } = {},
): Promise<ChosenDatabase> {
  const database = await chooseDatabase(config, say);
  try {
    await bringUpToDate(config, database.url, { say, isRestore });
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

async function bringUpToDate(
  config: Config,
  url: string,
  { say, isRestore }: { say: (line: string) => void; isRestore: boolean },
): Promise<void> {
  const { migratorUrl } = config.database;
  const superuserIsFine = !config.production || !config.database.url;
  const sayWhatRan = (names: string[]) => names.forEach((name) => say(`migrated: ${name}`));
  await connected({ variable: 'DATABASE_URL', url, superuserIsFine }, async (ours) => {
    if (!isRestore) await expectWhole(ours);
    if (migratorUrl !== undefined) {
      const role = await roleOf(ours);
      await connected(
        { variable: 'MIGRATOR_DATABASE_URL', url: migratorUrl, superuserIsFine },
        async (migrator) => sayWhatRan(await migrate(migrator, { forRole: role })),
      );
      if (config.production) await expectNoPowers(ours, role);
    } else if (await mayMakeTables(ours)) sayWhatRan(await migrate(ours));
    else await expectUpToDate(ours);
  });
}

interface Contact {
  /** Variable that names the address in messages. */
  variable: string;
  url: string;
  superuserIsFine: boolean;
}

async function connected(
  { variable, url, superuserIsFine }: Contact,
  work: (dataSource: MigratedDatabase) => Promise<void>,
): Promise<void> {
  const dataSource = createDataSource({ url, poolSize: 2, entities: [], migrations });
  await dataSource.initialize().catch((error: unknown) => {
    throw new CannotStart(`${variable}: ${whyUnreachable(error, url)}`);
  });
  try {
    const problem = await whyUnfit(dataSource, { superuserIsFine });
    if (problem !== undefined) throw new CannotStart(`${variable}: ${problem}`);
    await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function expectWhole(dataSource: MigratedDatabase): Promise<void> {
  const unfinished = await unfinishedRestore(dataSource);
  if (unfinished) throw new CannotStart(whyUnfinished(unfinished));
}

async function expectNoPowers(dataSource: MigratedDatabase, role: string): Promise<void> {
  const powers = await powersOverSchema(dataSource);
  if (powers !== undefined)
    throw new CannotStart(
      `DATABASE_URL: the role ${role} can ${powers}; where MIGRATOR_DATABASE_URL is set it must own nothing and may only read and write rows`,
    );
}

/** Throws if the schema is outdated: this role cannot change it, so another role has to. */
async function expectUpToDate(dataSource: MigratedDatabase): Promise<void> {
  const ran = new Set(await ranMigrations(dataSource));
  const missing = migrations.filter(({ name }) => !ran.has(name));
  if (missing.length > 0)
    throw new CannotStart(
      `DATABASE_URL: ${missing.length} migrations are pending, and this role can’t create tables; run \`cli migrate\` with MIGRATOR_DATABASE_URL`,
    );
}
