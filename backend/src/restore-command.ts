import { loadDatabase } from './backup/database-copy.js';
import { everErased } from './backup/erasures.js';
import { backupsAt, readManifest } from './backup/manifest.js';
import { restoreFile } from './backup/media-copy.js';
import { destinationOf } from './backup/place-of.js';
import { loadRows, withLoaded } from './empty-installation.js';
import { CannotStart } from './platform/config/cannot-start.js';
import type { Config } from './platform/config/config.js';
import { adoptAppSecret } from './platform/config/local-secrets.js';
import { printOf } from './platform/security/secret-print.js';
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
    await loadRows(config, backup.migrations, say, (url) => loadDatabase(url, backup, { place, key, id }));
    say(`Backup ${id}: every row of ${backup.tables.length} tables is there and as it was.`);
    await withLoaded(config, say, async ({ storage, mails, erase }) => {
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
