import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type TestAgent from 'supertest/lib/agent.js';
import type { Database } from '../src/platform/database/database.js';
import type { FakeClock } from './fake-clock.js';

export interface TestApp {
  app: NestFastifyApplication;
  url: string;
  /** Folder of this process's files. */
  dataDir: string;
  database: Database;
  clock: FakeClock;
  /** A new browser with its own cookies. */
  browser(): TestAgent;
  /** Runs all due background jobs within the test. */
  runJobs(): Promise<void>;
  /** Starts another process on the same database and data folder. */
  another(): Promise<TestApp>;
  close(): Promise<void>;
}
