import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createDataSource } from '../src/platform/database/data-source.js';
import { startEmbeddedPostgres } from '../src/stand-ins/embedded-postgres/index.js';
import { migrate } from '../src/platform/database/migrate.js';
import { migrations } from '../src/migrations/index.js';
import { TEMPLATE } from './database.js';

/** One PostgreSQL for the whole run, in `folder`, and one migrated template in it; test databases are copies of it. */
export default async function setUp(folder: string): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(folder, 'sanctum-test-pg-'));
  fs.chmodSync(dataDir, 0o755);
  const watchdog = watchOver(dataDir);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    // test databases live for seconds: nothing has to survive a power cut, and no statistics are gathered behind a
    // test's back
    flags: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'autovacuum=off',
      'max_connections=200',
      // tests repeat a statement a few times, so each is planned once
      'plan_cache_mode=force_generic_plan',
    ],
  });
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `/${TEMPLATE}`;
  const dataSource = createDataSource({ url: url.href, poolSize: 2, entities: [], migrations });
  await dataSource.initialize();
  await migrate(dataSource);
  await dataSource.destroy();
  process.env['SANCTUM_TEST_POSTGRES'] = postgres.url;
  Object.assign(globalThis, {
    stopTestPostgres: async () => {
      await postgres.stop();
      watchdog.stdin.end();
      await once(watchdog, 'exit');
    },
  });
}

/** Starts a process that stops PostgreSQL and removes its folder when this one ends, even if killed. */
function watchOver(dataDir: string) {
  const script = path.join(__dirname, 'postgres-watchdog.mjs');
  // detached, so that Ctrl-C in the terminal doesn't end it too early
  return spawn(process.execPath, [script, dataDir], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
}
