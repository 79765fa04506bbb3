import { isStepBefore } from '../migrations/first-schema.js';
import { migrations } from '../migrations/index.js';
import type { Config } from '../platform/config/config.js';
import { createDataSource, type MigratedDatabase } from '../platform/database/data-source.js';
import { whyUnfit, whyUnreachable } from '../platform/database/first-contact.js';
import { ranMigrations } from '../platform/database/migrate.js';
import { mayMakeTables, outOfReach, powersOverSchema } from '../platform/database/roles.js';
import { unfinishedRestore } from '../platform/database/unfinished-restore.js';
import { CLOCK_CHANGES } from '../platform/time-zones/zone-data.js';
import { inItsDatabase, type StartEmbedded } from './its-database.js';
import { databaseZones, readDatabaseZones } from './examine-time-zones.js';
import { about, type Finding } from './finding.js';

const { ill, well } = about('database');
const clock = about('clock');

/** Checks the database: connection, privileges, schema, clock and time zones. */
export async function examineDatabase(
  config: Config,
  now: () => Date,
  startEmbedded?: StartEmbedded,
  readZones = readDatabaseZones,
): Promise<Finding[]> {
  const { url, migratorUrl } = config.database;
  if (url === undefined) {
    const unfinished = await inItsDatabase(config, startEmbedded, wholenessOf);
    return [well('embedded; it starts with the server'), ...(unfinished ?? [])];
  }
  const ours = await connected({ variable: 'DATABASE_URL', url }, async (database) => [
    await fitness(database, 'DATABASE_URL', config),
    await schemaOf(database),
    ...(await wholenessOf(database)),
    await rightsOf(database, migratorUrl !== undefined),
    clockBeside('the database', await timeOf(database), now()),
    databaseZones(await readZones(database, CLOCK_CHANGES), now()),
  ]);
  if (migratorUrl === undefined) return ours;
  const variable = 'MIGRATOR_DATABASE_URL';
  const migrators = await connected({ variable, url: migratorUrl }, async (database) => [
    await fitness(database, variable, config),
    (await mayMakeTables(database))
      ? well('the migration role can create tables')
      : ill(
          'the migration role can’t create tables',
          'Run `alter database … owner to` with the role, or grant it create on schema public',
        ),
  ]);
  return [...ours, ...migrators];
}

async function connected(
  { variable, url }: { variable: string; url: string },
  look: (database: MigratedDatabase) => Promise<Finding[]>,
): Promise<Finding[]> {
  const database = createDataSource({ url, poolSize: 1, entities: [], migrations: [] });
  try {
    await database.initialize();
  } catch (error) {
    return [ill(whyUnreachable(error, url), `Correct ${variable}, or start PostgreSQL`)];
  }
  try {
    return await look(database);
  } finally {
    await database.destroy();
  }
}

async function fitness(database: MigratedDatabase, variable: string, config: Config): Promise<Finding> {
  const unfit = await whyUnfit(database, { superuserIsFine: !config.production });
  return unfit === undefined
    ? well(`answers at ${variable}, and its role is safe to use`)
    : ill(unfit, `Create a role for Sanctum that isn’t a superuser, and use it in ${variable}`);
}

async function schemaOf(database: MigratedDatabase): Promise<Finding> {
  const ran = (await ranMigrations(database)).filter((name) => !isStepBefore(name));
  const known = new Set(migrations.map(({ name }) => name));
  if (ran.some((name) => !known.has(name)))
    return ill(
      'its schema belongs to a newer version of Sanctum',
      'Run the newer version again, or restore a backup made with this one',
    );
  const missing = migrations.length - ran.length;
  return missing === 0
    ? well('its schema is up to date')
    : ill(
        `${missing} migrations are pending`,
        'Run `cli migrate`, with MIGRATOR_DATABASE_URL if another role owns the schema',
      );
}

async function wholenessOf(database: MigratedDatabase): Promise<Finding[]> {
  const unfinished = await unfinishedRestore(database);
  return unfinished
    ? [ill(`${unfinished.source} wasn’t restored completely`, `Run \`cli ${unfinished.command}\` again`)]
    : [];
}

/** Checks that the role can read and write rows and, where another role migrates, cannot change the schema. */
async function rightsOf(database: MigratedDatabase, hasMigrator: boolean): Promise<Finding> {
  const unreachable = await outOfReach(database);
  if (unreachable.length > 0)
    return ill(
      `the role can’t read and write ${unreachable.length} tables, such as ${unreachable[0]}`,
      'Run `cli migrate` with MIGRATOR_DATABASE_URL to grant access',
    );
  const powers = await powersOverSchema(database);
  if (powers === undefined) return well('the role can read and write rows and can’t change the schema');
  if (!hasMigrator)
    return well(`the role can ${powers}; with MIGRATOR_DATABASE_URL, the server’s role couldn’t`);
  return ill(
    `the role of the server can ${powers}`,
    'Let the role in MIGRATOR_DATABASE_URL own the database and its tables, and use another role in DATABASE_URL',
  );
}

async function timeOf(database: MigratedDatabase): Promise<Date> {
  const [{ at }] = (await database.query('select clock_timestamp() as at')) as [{ at: Date }];
  return at;
}

/**
 * Max clock difference in seconds. Authenticator codes are valid for 30 seconds, signed storage URLs for 15 minutes.
 */
const TOLERATED_SECONDS = 10;

export function clockBeside(whose: string, theirs: Date, ours: Date): Finding {
  const apart = Math.round(Math.abs(theirs.getTime() - ours.getTime()) / 1000);
  return apart <= TOLERATED_SECONDS
    ? clock.well(`agrees with ${whose}`)
    : clock.ill(`is ${apart} seconds apart from ${whose}`, 'Sync the clocks of both machines with NTP');
}
