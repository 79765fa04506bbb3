import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { backupCommand } from '../../src/backup-command.js';
import { folderPlace } from '../../src/backup/backup-place.js';
import { type Manifest, readManifest } from '../../src/backup/manifest.js';
import { hours } from '../../src/kernel/clock.js';
import { newId } from '../../src/kernel/ids.js';
import { AccountErasureService } from '../../src/modules/accounts/index.js';
import { MailPostService } from '../../src/modules/notifications/index.js';
import { openDatabase } from '../../src/open-database.js';
import { CONFIG, type Config, readConfig } from '../../src/platform/config/config.js';
import { restoreCommand } from '../../src/restore-command.js';
import { startTestApp, type TestApp } from '../app.js';
import { aProduct } from '../builders/catalog.js';
import { anAsset } from '../builders/media.js';
import { aMember } from '../builders/people.js';
import type { Bare } from './installations.js';

export const BACKUP_KEY = 'a key for the backups of this test, long enough';

export interface SmallSite {
  t: TestApp;
  /** Folder of the backups. */
  folder: string;
  /** Backup to restore; a person was erased after it. */
  id: string;
  backup: Manifest;
  /** Keys of the stored files, by their purpose. */
  keys: { thumbnail: string; video: string; avatar: string; spare: string };
  /** Id of the erased account. */
  erasedId: string;
  close(): Promise<void>;
}

/**
 * Creates a site with four files, a pending email, a backup, a person who was erased afterwards, and a second backup.
 */
export async function aSmallSite(): Promise<SmallSite> {
  const t = await startTestApp();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sanctum-small-'));
  const rosa = await aMember(t, { name: 'Rosa Lind' });
  const erased = await aMember(t);
  const picture = { kind: 'image', mimeType: 'image/png' } as const;
  const thumbnail = await anAsset(t, { ...picture, fileName: 'oak.png' }, Buffer.from('an oak'));
  const video = await anAsset(t, { fileName: 'roots.pdf' }, Buffer.alloc(200_000, 'roots'));
  const avatar = await anAsset(t, { ...picture, fileName: 'rosa.png' }, Buffer.from('a face'));
  const spare = await anAsset(t, { fileName: 'spare.pdf' });
  await aProduct(t, { title: 'Oak', thumbnailAssetId: thumbnail.id, files: [video.id] });
  await t.database.query('update accounts set avatar_asset_id = $2 where id = $1', [rosa.id, avatar.id]);
  await t.runJobs();
  const welcome = { kind: 'welcome', thing: newId(), accountId: rosa.id } as const;
  await t.database.transaction((tx) => t.app.get(MailPostService, { strict: false }).add(tx, welcome));
  const id = await backUp(t, folder);
  const erasures = t.app.get(AccountErasureService, { strict: false });
  await t.database.transaction((tx) => erasures.erase(tx, erased.id));
  await t.runJobs();
  await backUp(t, folder);
  return {
    t,
    folder,
    id,
    backup: await readManifest(folderPlace(folder), BACKUP_KEY, id),
    keys: {
      thumbnail: thumbnail.objectKey,
      video: video.objectKey,
      avatar: avatar.objectKey,
      spare: spare.objectKey,
    },
    erasedId: erased.id,
    close: async () => {
      await t.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function backUp({ app, clock, database }: TestApp, folder: string): Promise<string> {
  clock.advance(hours(1));
  const config = app.get<Config>(CONFIG);
  const backup = { ...config.backup, key: BACKUP_KEY };
  const databaseUrl = String(database.pool.options.connectionString);
  await backupCommand({ app, config: { ...config, backup }, databaseUrl }, [folder], () => undefined);
  return (await readdir(path.join(folder, 'backups'))).toSorted().at(-1)!;
}

const configOf = ({ database, dataDir, environment }: Bare): Config =>
  readConfig({ ...environment, DATABASE_URL: database.url, DATA_DIR: dataDir, BACKUP_KEY });

/** Runs `cli restore` for an installation; returns its output. */
export async function restoreInto(
  bare: Bare,
  words: readonly string[],
  { clock }: TestApp,
): Promise<string[]> {
  const said: string[] = [];
  await restoreCommand({ config: configOf(bare), clock, say: (line) => void said.push(line) }, words);
  return said;
}

/** Opens the database as server, worker and every other command do first. */
export const start = async (bare: Bare): Promise<void> =>
  (await openDatabase(configOf(bare), () => undefined)).stop();
