import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sumOf } from '../../src/backup/summed.js';
import { DEMO_PASSWORD } from '../../src/demo/load-demo.js';
import { Backlog } from '../../src/platform/jobs/backlog.js';
import type { Database } from '../../src/platform/database/database.js';
import type { Storage } from '../../src/platform/storage/index.js';
import type { TestApp } from '../app.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../database.js';

export interface Bare {
  database: TestDatabase;
  dataDir: string;
  environment: Record<string, string>;
}

/** A machine without any earlier installation. */
export const aBareInstallation = (environment: Record<string, string> = {}): Promise<Bare> =>
  anInstallation(createEmptyDatabase(), environment);

/** A machine with only the schema, to save time. */
export const aMigratedInstallation = (environment: Record<string, string> = {}): Promise<Bare> =>
  anInstallation(createTestDatabase(), environment);

async function anInstallation(
  made: Promise<TestDatabase>,
  environment: Record<string, string>,
): Promise<Bare> {
  const database = await made;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sanctum-bare-'));
  return { database, dataDir, environment: { NODE_ENV: 'test', LOG_LEVEL: 'silent', ...environment } };
}

export async function remove({ database, dataDir }: Bare): Promise<void> {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Runs all due jobs, so that a copy made now has nothing to catch up on. */
export const catchUp = async ({ app }: TestApp): Promise<void> => {
  expect(await app.get(Backlog, { strict: false }).workOff([])).toEqual([]);
};

/** Counts the rows of each table, without the table of the last backup and the jobs of catching up. */
export async function rowsOf(database: Database): Promise<Record<string, number>> {
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('last_backup', 'jobs') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const row = await database.one<{ count: number }>(`select count(*)::int as count from "${name}"`);
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

/** Returns the SHA-256 of each file. */
export async function checksumsOf(storage: Storage): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const key of await storage.keys(''))
    sums[key] = (await sumOf((await storage.read(key)).body)).checksum;
  return sums;
}

/** Returns a browser in which a demo person is signed in. */
export async function signIn(at: TestApp, email: string) {
  const browser = at.browser();
  await browser.post('/api/auth/login').send({ email, password: DEMO_PASSWORD }).expect(200);
  return browser;
}
