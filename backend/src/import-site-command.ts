import { folderPlace } from './backup/backup-place.js';
import { expectEmpty, fill, type Installation } from './empty-installation.js';
import { Storage } from './platform/storage/index.js';
import { importFiles, importRows } from './site-export/import-site.js';
import { sayNowAndThen } from './site-export/say-now-and-then.js';
import { readManifest } from './site-export/site-manifest.js';
import { UsageError } from './usage-error.js';

const USAGE = 'Usage: cli import-site <folder>';

/**
 * Imports an exported site into an installation without accounts, or continues an interrupted import: all rows or none,
 * then later migrations, then every file. Earlier emails are held for the coach, because the old site may have sent
 * them.
 */
export async function importSiteCommand(installation: Installation, [folder, ...rest]: readonly string[]) {
  const { say } = installation;
  if (folder === undefined || rest.length > 0) throw new UsageError(USAGE);
  const place = folderPlace(folder);
  const site = await readManifest(place);
  const told = sayNowAndThen(say);
  await fill(installation, await expectEmpty(installation), {
    source: `The site export of ${site.madeAt}`,
    command: `import-site ${folder}`,
    migrations: site.migrations,
    why: 'From before the import: it may already have been sent.',
    loadRows: async (url) => {
      await importRows(url, place, site, told);
      const rows = site.tables.reduce((sum, table) => sum + table.rows, 0);
      say(`${rows} rows of ${site.tables.length} tables imported.`);
    },
    complete: async (app) => {
      await importFiles(app.get(Storage, { strict: false }), place, site, told);
      say(`${site.files.length} files restored and verified.`);
    },
  });
}
