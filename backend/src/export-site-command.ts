import type { INestApplicationContext } from '@nestjs/common';
import { folderPlace } from './backup/backup-place.js';
import { Clock } from './kernel/clock.js';
import { Storage } from './platform/storage/index.js';
import { exportSite } from './site-export/export-site.js';
import { sayNowAndThen } from './site-export/say-now-and-then.js';
import { UsageError } from './usage-error.js';

const USAGE = 'Usage: cli export-site <empty folder>';

interface Running {
  app: INestApplicationContext;
  databaseUrl: string;
}

/** Writes the whole site to a folder in open formats (docs/site-export.md). The server can keep running. */
export async function exportSiteCommand(
  { app, databaseUrl }: Running,
  [folder, ...rest]: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  if (folder === undefined || rest.length > 0) throw new UsageError(USAGE);
  const place = folderPlace(folder);
  if ((await place.list('')).length > 0)
    throw new UsageError(`${folder} isn’t empty. Choose an empty folder for the export.`);
  const source = { databaseUrl, storage: app.get(Storage, { strict: false }) };
  const clock = app.get(Clock);
  const { tables, files } = await exportSite(source, place, clock.now(), sayNowAndThen(say));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`${folder}: ${rows} rows of ${tables.length} tables, ${files.length} files.`);
  say(
    'This folder contains the whole site, including people’s names. Protect it as you protect the database.',
  );
}
