import { backupsAt, readManifest } from './backup/manifest.js';
import { loadDatabase } from './backup/database-copy.js';
import { everErased } from './backup/erasures.js';
import { restoreFile } from './backup/media-copy.js';
import { destinationOf } from './backup/place-of.js';
import { chooseDatabase } from './choose-database.js';
import { createApp } from './create-app.js';
import { migrations } from './migrations/index.js';
import { AccountErasureService } from './modules/accounts/index.js';
import { FailedMailsService } from './modules/notifications/index.js';
import { openDatabase } from './open-database.js';
import { CannotStart } from './platform/config/cannot-start.js';
import type { Config } from './platform/config/config.js';
import { adoptAppSecret } from './platform/config/local-secrets.js';
import { createDataSource } from './platform/database/data-source.js';
import { Database } from './platform/database/database.js';
import { migrate, ranMigrations } from './platform/database/migrate.js';
import { printOf } from './platform/security/secret-print.js';
import { Storage } from './platform/storage/index.js';
import { UsageError } from './usage-error.js';

export const RESTORE_USAGE = 'Usage: cli restore <folder | s3://bucket/folder> [backup]';

/**
 * Makes an installation without accounts the one that was backed up: the schema as it was, every row, what has been migrated since,
 * every file; holds the mails that were waiting; and erases again who was erased since. Rows and files are compared with the backup.
 */
export async function restoreCommand(
  config: Config,
  [where, wanted, ...rest]: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  if (where === undefined || rest.length > 0) throw new UsageError(RESTORE_USAGE);
  const { place, key, close } = destinationOf(where, config);
  try {
    const backups = await backupsAt(place);
    const id = wanted ?? backups.at(-1);
    if (id === undefined || !backups.includes(id))
      throw new UsageError(
        backups.length === 0
          ? `No backup lies at ${where}`
          : `There are these backups: ${backups.join(', ')}`,
      );
    const backup = await readManifest(place, key, id);
    keepSecret(config, backup);
    const database = await chooseDatabase(config, say);
    try {
      const owners = config.database.migratorUrl ?? database.url;
      await migrateAsFarAs(owners, backup.migrations);
      await loadDatabase(owners, backup, { place, key, id });
    } finally {
      await database.stop();
    }
    say(`Backup ${id}: every row of ${backup.tables.length} tables is there and as it was.`);
    await withRestored(config, say, async ({ storage, mails, erase }) => {
      const held = await mails.holdAll(
        'It was waiting when the backup was made and may have been sent since.',
      );
      if (held > 0)
        say(
          `${held} ${held === 1 ? 'mail that was waiting is' : 'mails that were waiting are'} held for the coach, who sends them or not.`,
        );
      for (const file of backup.files) await restoreFile(storage, file, { place, key });
      say(`${backup.files.length} files are there and as they were.`);
      const erased = await erase(await everErased(storage, { place, key }));
      if (erased > 0) say(`${erased} ${erased === 1 ? 'person was' : 'people were'} erased again.`);
    });
  } finally {
    close();
  }
}

/** Second factors and signed links are made with it. */
function keepSecret(
  { appSecret: ours, previousAppSecret, dataDir }: Config,
  backup: { appSecret: string | null; appSecretPrint: string },
): void {
  if (ours === undefined && backup.appSecret !== null) adoptAppSecret(dataDir, backup.appSecret);
  else if (![ours, previousAppSecret].some((secret) => secret && printOf(secret) === backup.appSecretPrint))
    throw new CannotStart(
      'APP_SECRET: it, or APP_SECRET_PREVIOUS, must be that of the installation that was backed up; second factors are sealed with it',
    );
}

/** The schema the rows were taken from; what is newer comes afterwards. */
async function migrateAsFarAs(url: string, names: readonly string[]): Promise<void> {
  const known = migrations.filter(({ name }) => names.includes(name));
  if (known.length < names.length)
    throw new CannotStart('The backup was made by a newer version; restore it with that one');
  const dataSource = createDataSource({ url, poolSize: 2, entities: [], migrations: known });
  await dataSource.initialize();
  try {
    await migrate(dataSource);
    if ((await ranMigrations(dataSource)).length > names.length)
      throw new CannotStart(
        'The database is of a newer version than the backup; restore into one without tables',
      );
  } finally {
    await dataSource.destroy();
  }
}

interface Restored {
  storage: Storage;
  mails: FailedMailsService;
  /** Gives how many of these people were still there. */
  erase: (ids: readonly string[]) => Promise<number>;
}

async function withRestored(
  config: Config,
  say: (line: string) => void,
  work: (restored: Restored) => Promise<void>,
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
