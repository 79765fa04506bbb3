import type { BackupPlace } from '../backup/backup-place.js';
import { putBack } from '../backup/media-copy.js';
import { fillTables } from '../backup/whole-tables.js';
import type { Storage } from '../platform/storage/index.js';
import type { Told } from './export-site.js';
import { fillFromJson } from './rows-as-json.js';
import { fileOf, rowsOf, type SiteManifest } from './site-manifest.js';

/** Loads the rows of a site into a database with the same schema and without accounts, all of them or none. */
export const importRows = (url: string, place: BackupPlace, site: SiteManifest, told: Told): Promise<void> =>
  fillTables(url, site, async (client) => {
    for (const table of site.tables) {
      await fillFromJson(client, table, place.read(rowsOf(table.name)));
      told(`${rowsOf(table.name)}: ${table.rows} rows`);
    }
  });

/** Stores the files of a site, and reads each one back. */
export async function importFiles(storage: Storage, place: BackupPlace, { files }: SiteManifest, told: Told) {
  for (const file of files) {
    await putBack(storage, file, place.read(fileOf(file.key)));
    told(fileOf(file.key));
  }
}
