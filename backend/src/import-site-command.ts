import { folderPlace } from './backup/backup-place.js';
import { type Installation, loadRows, withLoaded } from './empty-installation.js';
import { importFiles, importRows } from './site-export/import-site.js';
import { sayNowAndThen } from './site-export/say-now-and-then.js';
import { readManifest } from './site-export/site-manifest.js';
import { UsageError } from './usage-error.js';

const USAGE = 'Usage: cli import-site <folder>';

/**
 * Makes an installation without accounts the site that was exported: every row or none, what has been migrated since, every file. Mails
 * about the time before are held for the coach, because the old site may have sent them.
 */
export async function importSiteCommand(
  installation: Installation,
  [folder, ...rest]: readonly string[],
): Promise<void> {
  const { say } = installation;
  if (folder === undefined || rest.length > 0) throw new UsageError(USAGE);
  const place = folderPlace(folder);
  const site = await readManifest(place);
  const told = sayNowAndThen(say);
  await loadRows(installation, site.migrations, (url) => importRows(url, place, site, told));
  const rows = site.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`${rows} rows of ${site.tables.length} tables are there.`);
  await withLoaded(installation, async ({ storage, catchUp }) => {
    await importFiles(storage, place, site, told);
    say(`${site.files.length} files are there and as they were.`);
    await catchUp('It is about the time before the site was imported, and may have been sent already.');
  });
}
