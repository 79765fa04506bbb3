import { folderPlace } from './backup/backup-place.js';
import { loadRows, withLoaded } from './empty-installation.js';
import type { Config } from './platform/config/config.js';
import { importFiles, importRows } from './site-export/import-site.js';
import { sayNowAndThen } from './site-export/say-now-and-then.js';
import { readManifest } from './site-export/site-manifest.js';
import { UsageError } from './usage-error.js';

const USAGE = 'Usage: cli import-site <folder>';

/**
 * Makes an installation without accounts the site that was exported: every row or none, what has been migrated since, every file. Mails
 * that were waiting are held for the coach, because the old site may have sent them.
 */
export async function importSiteCommand(
  config: Config,
  [folder, ...rest]: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  if (folder === undefined || rest.length > 0) throw new UsageError(USAGE);
  const place = folderPlace(folder);
  const site = await readManifest(place);
  const told = sayNowAndThen(say);
  await loadRows(config, site.migrations, say, (url) => importRows(url, place, site, told));
  const rows = site.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`${rows} rows of ${site.tables.length} tables are there.`);
  await withLoaded(config, say, async ({ storage, mails }) => {
    const held = await mails.holdAll(
      'It was waiting when the site was exported and may have been sent since.',
    );
    if (held > 0)
      say(`${held} of the mails were waiting; they are held for the coach, who sends them or not.`);
    await importFiles(storage, place, site, told);
    say(`${site.files.length} files are there and as they were.`);
  });
}
