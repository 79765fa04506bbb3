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
  /** Does all background work that is due now, in this very test. */
  runJobs(): Promise<void>;
  /** One more process on the same database and data folder. */
  another(): Promise<TestApp>;
  close(): Promise<void>;
}
