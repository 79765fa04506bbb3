import type { INestApplicationContext } from '@nestjs/common';
import { damagedFiles, damagedTables, refuseDamage } from './backup/damage.js';
import { loadDatabase } from './backup/database-copy.js';
import { erasedByBackups, erasedByStorage } from './backup/erasures.js';
import { backupsAt, type FileInBackup, type Manifest, readManifest } from './backup/manifest.js';
import { restoreFile } from './backup/media-copy.js';
import { type Destination, destinationOf } from './backup/backup-place.js';
import { whereUsed } from './backup/where-used.js';
import { expectEmpty, fill, type Installation } from './empty-installation.js';
import { AccountErasureService } from './modules/accounts/index.js';
import { CannotStart } from './platform/config/cannot-start.js';
import type { Config } from './platform/config/config.js';
import { adoptAppSecret } from './platform/config/local-secrets.js';
import { Database } from './platform/database/database.js';
import { printOf } from './platform/security/secret-print.js';
import { Storage } from './platform/storage/index.js';
import { UsageError } from './usage-error.js';

const SKIP_DAMAGED = '--skip-damaged';
export const RESTORE_USAGE = `Usage: cli restore <folder | s3://bucket/folder> [backup] [${SKIP_DAMAGED}]`;

/**
 * Restores a backup into an installation without accounts, or continues an interrupted restore. The whole backup is
 * checked before the first row is written. Then come the earlier schema, every row, and later migrations. People erased
 * since are erased again, pending emails are held for the coach, files are restored, and the installation catches up.
 */
export async function restoreCommand(installation: Installation, words: readonly string[]): Promise<void> {
  const { config, say } = installation;
  const [where, wanted, ...rest] = words.filter((word) => word !== SKIP_DAMAGED);
  if (where === undefined || rest.length > 0) throw new UsageError(RESTORE_USAGE);
  const skipDamaged = words.includes(SKIP_DAMAGED);
  const destination = destinationOf(where, config);
  const { place, key, close } = destination;
  try {
    const unfinished = await expectEmpty(installation);
    const backups = await backupsAt(place);
    const begun = backups.find((one) => unfinished?.source === sourceOf(one));
    const id = wanted ?? begun ?? backups.at(-1);
    if (id === undefined || !backups.includes(id))
      throw new UsageError(
        backups.length === 0 ? `Found no backup at ${where}` : `Available backups: ${backups.join(', ')}`,
      );
    const backup = await readManifest(place, key, id);
    keepSecret(config, backup);
    say(`Checking ${backup.tables.length} tables and ${backup.files.length} files of backup ${id} …`);
    const erased = await erasedByBackups(place, key);
    const damaged = {
      tables: await damagedTables(backup, { place, key, id }),
      files: await damagedFiles(backup, destination),
      backups: erased.unreadable,
    };
    refuseDamage(damaged, { others: backups.filter((one) => one !== id), skipDamaged });
    await fill(installation, unfinished, {
      source: sourceOf(id),
      command: ['restore', where, id, ...(skipDamaged ? [SKIP_DAMAGED] : [])].join(' '),
      migrations: backup.migrations,
      why: 'From before the restore: it may already have been sent.',
      loadRows: async (url) => {
        await loadDatabase(url, backup, { place, key, id });
        say(`Backup ${id}: every row of ${backup.tables.length} tables was restored and verified.`);
      },
      complete: async (app) => {
        await eraseAgain(app, erased.ids, say);
        await restoreFiles(app, { backup, damaged: damaged.files, from: destination }, say);
      },
    });
  } finally {
    close();
  }
}

const sourceOf = (id: string): string => `Backup ${id}`;

/**
 * Erases people again before any file is back, so that they are never visible. Their uploads are deleted as the
 * installation catches up.
 */
async function eraseAgain(app: INestApplicationContext, ids: readonly string[], say: Installation['say']) {
  const erasures = app.get(AccountErasureService, { strict: false });
  const all = new Set([...ids, ...(await erasedByStorage(app.get(Storage, { strict: false })))]);
  let count = 0;
  for (const id of all) if (await app.get(Database).transaction((tx) => erasures.erase(tx, id))) count += 1;
  if (count > 0) say(`${count} ${count === 1 ? 'person was' : 'people were'} erased again.`);
}

interface Files {
  backup: Pick<Manifest, 'files'>;
  damaged: readonly FileInBackup[];
  from: Destination;
}

async function restoreFiles(
  app: INestApplicationContext,
  { backup, damaged, from }: Files,
  say: Installation['say'],
): Promise<void> {
  const missing = new Set(damaged.map(({ key }) => key));
  const whole = backup.files.filter(({ key }) => !missing.has(key));
  for (const file of whole) await restoreFile(app.get(Storage, { strict: false }), file, from);
  say(`${whole.length} files restored and verified.`);
  if (missing.size === 0) return;
  say(`${missing.size} ${missing.size === 1 ? 'file is' : 'files are'} missing:`);
  for (const line of await whereUsed(app, [...missing])) say(`  ${line}`);
}

/** Stores the secret, which encrypts second factors and signs links. */
function keepSecret(
  { appSecret: ours, previousAppSecret, dataDir }: Config,
  backup: { appSecret: string | null; appSecretPrint: string },
): void {
  if (ours === undefined && backup.appSecret !== null) adoptAppSecret(dataDir, backup.appSecret);
  else if (![ours, previousAppSecret].some((secret) => secret && printOf(secret) === backup.appSecretPrint))
    throw new CannotStart(
      'APP_SECRET: it, or APP_SECRET_PREVIOUS, must match the installation that was backed up, because two-step sign-in is encrypted with it',
    );
}
