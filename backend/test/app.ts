import 'reflect-metadata';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { createApp } from '../src/create-app.js';
import { readConfig } from '../src/platform/config/config.js';
import { Database } from '../src/platform/database/database.js';
import { JobRunner } from '../src/platform/jobs/job-runner.js';
import { OutsideNetwork } from '../src/platform/outside/outside-network.js';
import { createTestDatabase } from './database.js';
import { heldAgainstContract } from './contract/strict-answers.js';
import { FakeClock } from './fake-clock.js';
import { freePort } from './free-port.js';
import { KeptApp } from './kept-app.js';
import { KeptDatabase } from './kept-database.js';
import type { TestApp } from './test-app.js';
import { UNHURRIED } from './unhurried.js';

export type { TestApp };

declare global {
  /** Set by `tools/kept-modules`; undefined if each file loads its own modules. */
  var afterAllFiles: ((work: () => Promise<void>) => void) | undefined;
}

/**
 * Starts the real application with its own database, data folder and port; only time is fake. Without an `environment`,
 * it may be the application of an earlier, finished test file.
 */
export async function startTestApp(environment?: Record<string, string>): Promise<TestApp> {
  if (environment === undefined && globalThis.afterAllFiles !== undefined) return lendKeptApp();
  const database = await createTestDatabase();
  const t = await startOn(database, environment);
  return {
    ...t,
    close: async () => {
      await t.close();
      await database.drop();
      fs.rmSync(t.dataDir, { recursive: true, force: true });
    },
  };
}

const startOn = ({ url }: { url: string }, environment?: Record<string, string>): Promise<TestApp> =>
  startProcess(url, fs.mkdtempSync(path.join(os.tmpdir(), 'sanctum-test-')), new FakeClock(), environment);

/** Cached applications that no test file is using. */
const atRest: KeptApp[] = [];

async function lendKeptApp(): Promise<TestApp> {
  const kept = atRest.pop() ?? (await keepNewApp());
  await kept.wake();
  return {
    ...kept.t,
    another: () => startProcess(kept.databaseUrl, kept.t.dataDir, kept.t.clock),
    close: async () => {
      await kept.rest();
      atRest.push(kept);
    },
  };
}

async function keepNewApp(): Promise<KeptApp> {
  const database = await KeptDatabase.create();
  const kept = await KeptApp.of(await startOn(database), database);
  globalThis.afterAllFiles?.(() => kept.end());
  return kept;
}

/** Starts one process on the caller's database and data folder. */
export async function startProcess(
  databaseUrl: string,
  dataDir: string,
  clock: FakeClock,
  environment: Record<string, string> = {},
): Promise<TestApp> {
  const port = await freePort();
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_POOL: '20',
    // No ffmpeg; a test of conversions brings its own double.
    MEDIA_TOOLS: dataDir,
    ...UNHURRIED,
    ...environment,
  });
  const app = await createApp(config, databaseUrl, clock);
  // No test uses the internet; a test that needs an external server starts its own (`aCalendarElsewhere`).
  app.get(OutsideNetwork, { strict: false }).resolve = () => Promise.resolve([]);
  await app.listen(port, '127.0.0.1');
  const runner = app.get(JobRunner);
  return {
    app,
    url: config.publicUrl,
    dataDir,
    database: app.get(Database),
    clock,
    browser: () => heldAgainstContract(supertest.agent(config.publicUrl)),
    runJobs: async () => {
      while (await runner.runNext());
    },
    another: () => startProcess(databaseUrl, dataDir, clock, environment),
    close: () => app.close(),
  };
}
