import type { BackupPlace } from '../backup/backup-place.js';
import { openFile } from '../backup/media-copy.js';
import { summed } from '../backup/summed.js';
import { atOneMoment, progressOf, tablesOf } from '../backup/whole-tables.js';
import type { Storage } from '../platform/storage/index.js';
import { rowSchema } from './row-schema.js';
import { rowsAsJson } from './rows-as-json.js';
import {
  fileOf,
  type FileOfSite,
  rowsOf,
  schemaOf,
  type SiteManifest,
  type TableOfSite,
  writeJson,
  writeManifest,
} from './site-manifest.js';

/**
 * Tables that stay behind when a site moves, because they grant access, are sealed with the old installation's secret, or concern only
 * this machine. People keep their passwords and sign in again.
 */
export const TABLES_LEFT_OUT: ReadonlySet<string> = new Set([
  // grant access
  'api_tokens',
  'calendar_feeds',
  'known_devices',
  'login_sessions',
  'one_time_tokens',
  'recovery_codes',
  // sealed, or tied to the old address
  'coaching_busy_calendars',
  'coaching_busy_times',
  'push_devices',
  'push_keys',
  'second_factors',
  'secret_uses',
  'webhook_deliveries',
  'webhook_tries',
  'webhooks',
  // only about this machine at this time
  'course_exports',
  'course_imports',
  'data_exports',
  'last_backup',
  'rate_limits',
  'sign_in_tries',
  'upload_tickets',
]);

/** Folders of unclaimed uploads and of copies of personal data, which expire on their own. */
const FOLDERS_LEFT_OUT = ['exports/', 'uploads/'];

const isFileLeftOut = (key: string): boolean => FOLDERS_LEFT_OUT.some((name) => key.startsWith(name));

/** Called for each table and file, to show progress. */
export type Told = (what: string) => void;

/** Writes the site to the place in open formats: rows as of one moment, files as they are after it. */
export async function exportSite(
  { databaseUrl, storage }: { databaseUrl: string; storage: Storage },
  place: BackupPlace,
  now: Date,
  told: Told,
): Promise<SiteManifest> {
  const database = await exportRows(databaseUrl, place, told);
  const files = await exportFiles(storage, place, told);
  const site: SiteManifest = { format: 'sanctum-site/1', madeAt: now.toISOString(), ...database, files };
  await writeManifest(place, site);
  return site;
}

const exportRows = (url: string, place: BackupPlace, told: Told) =>
  atOneMoment(url, async (client) => {
    const tables: TableOfSite[] = [];
    for (const table of await tablesOf(client)) {
      if (TABLES_LEFT_OUT.has(table.name)) continue;
      await writeJson(place, schemaOf(table.name), await rowSchema(client, table));
      const { lines, rows } = await rowsAsJson(client, table);
      const { bytes, sum } = summed(lines);
      await place.write(rowsOf(table.name), bytes);
      tables.push({ ...table, rows: rows(), ...sum() });
      told(`${rowsOf(table.name)}: ${rows()} rows`);
    }
    return { tables, ...(await progressOf(client)) };
  });

async function exportFiles(storage: Storage, place: BackupPlace, told: Told): Promise<FileOfSite[]> {
  const files: FileOfSite[] = [];
  for (const { key } of await storage.list('')) {
    if (isFileLeftOut(key)) continue;
    const file = await openFile(storage, key);
    if (!file) continue;
    await place.write(fileOf(key), file.bytes);
    files.push({ key, contentType: file.contentType, ...file.sum() });
    told(fileOf(key));
  }
  return files;
}
