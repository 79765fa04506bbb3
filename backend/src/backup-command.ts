import type { INestApplicationContext } from '@nestjs/common';
import { backUp } from './backup/back-up.js';
import { oneAtATime } from './backup/one-at-a-time.js';
import { destinationOf } from './backup/backup-place.js';
import { prune } from './backup/prune.js';
import { Clock } from './kernel/clock.js';
import type { Config } from './platform/config/config.js';
import { LastBackupService } from './platform/backups/last-backup.service.js';
import { LOCAL_SECRETS } from './platform/config/config.module.js';
import type { LocalSecrets } from './platform/config/local-secrets.js';
import { Storage } from './platform/storage/index.js';
import { UsageError } from './usage-error.js';

export const BACKUP_USAGE = 'Usage: cli backup <folder | s3://bucket/folder>';

interface Running {
  app: INestApplicationContext;
  config: Config;
  databaseUrl: string;
}

/** Copies database and files to one place, and removes the backups there that BACKUP_KEEP does not cover. */
export async function backupCommand(
  { app, config, databaseUrl }: Running,
  [where, ...rest]: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  if (where === undefined || rest.length > 0) throw new UsageError(BACKUP_USAGE);
  const { place, key, close } = destinationOf(where, config);
  try {
    const local = app.get<LocalSecrets>(LOCAL_SECRETS, { strict: false });
    const source = {
      databaseUrl,
      storage: app.get(Storage, { strict: false }),
      appSecret: config.appSecret ?? local.appSecret,
      isSecretLocal: config.appSecret === undefined,
    };
    await oneAtATime(databaseUrl, async () => {
      const { id, content, copied } = await backUp(source, { place, key }, app.get(Clock).now());
      await app.get(LastBackupService, { strict: false }).completed();
      const rows = content.tables.reduce((sum, table) => sum + table.rows, 0);
      say(
        `Backup ${id}: ${rows} rows of ${content.tables.length} tables, ${content.files.length} files, ${copied} of them new.`,
      );
      if (config.backup.retention === undefined) return;
      const pruned = await prune({ place, key }, config.backup.retention);
      if (pruned.backups.length > 0)
        say(`Removed ${pruned.backups.join(', ')}, and ${pruned.files} files that no other backup contains.`);
    });
  } finally {
    close();
  }
}
