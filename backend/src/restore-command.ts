import { loadDatabase } from './backup/database-copy.js';
import { everErased } from './backup/erasures.js';
import { backupsAt, readManifest } from './backup/manifest.js';
import { restoreFile } from './backup/media-copy.js';
import { destinationOf } from './backup/place-of.js';
import { type Installation, loadRows, withLoaded } from './empty-installation.js';
import { CannotStart } from './platform/config/cannot-start.js';
import type { Config } from './platform/config/config.js';
import { adoptAppSecret } from './platform/config/local-secrets.js';
import { printOf } from './platform/security/secret-print.js';
import { UsageError } from './usage-error.js';

export const RESTORE_USAGE = 'Usage: cli restore <folder | s3://bucket/folder> [backup]';

/**
 * Makes an installation without accounts the one that was backed up: the schema as it was, every row, what has been migrated since,
 * every file; erases again who was erased since; and catches up, with the mails of that held for the coach. Rows and files are compared
 * with the backup.
 */
export async function restoreCommand(
  installation: Installation,
  [where, wanted, ...rest]: readonly string[],
): Promise<void> {
  const { config, say } = installation;
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
    await loadRows(installation, backup.migrations, (url) => loadDatabase(url, backup, { place, key, id }));
    say(`Backup ${id}: every row of ${backup.tables.length} tables is there and as it was.`);
    await withLoaded(installation, async ({ storage, erase, catchUp }) => {
      for (const file of backup.files) await restoreFile(storage, file, { place, key });
      say(`${backup.files.length} files are there and as they were.`);
      const erased = await erase(await everErased(storage, { place, key }));
      if (erased > 0) say(`${erased} ${erased === 1 ? 'person was' : 'people were'} erased again.`);
      await catchUp('It is about the time before the backup was put back, and may have been sent already.');
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
