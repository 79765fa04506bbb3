import fs from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { PaymentSandbox } from '../src/stand-ins/payment-sandbox/index.js';
import type { TestApp } from './test-app.js';
import { noteState } from './first-state.js';
import { KeptDatabase } from './kept-database.js';

/** Hooks that Nest itself calls only once in an application's life. */
interface Hooks {
  callBootstrapHook(): Promise<void>;
  callDestroyHook(): Promise<void>;
  callBeforeShutdownHook(): Promise<void>;
}

/**
 * An application that outlives a test file. Starting takes half a second, for the same routes and services each time.
 * Between two files its database is reset and its memory is cleared; for each file it repeats its startup work.
 */
export class KeptApp {
  private constructor(
    readonly t: TestApp,
    private database: KeptDatabase,
    private readonly restore: () => void,
    private readonly firstFiles: ReadonlySet<string>,
  ) {}

  /** Keeps an application that has just started. */
  static async of(t: TestApp, database: KeptDatabase): Promise<KeptApp> {
    const files = new Set(fs.readdirSync(t.dataDir));
    await lieDown(t);
    return new KeptApp(t, database, noteState(t.app), files);
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  async wake(): Promise<void> {
    const { app } = this.t;
    await app.get(PaymentSandbox).remember({ payments: [], subscriptions: [] });
    await (app as unknown as Hooks).callBootstrapHook();
  }

  async rest(): Promise<void> {
    await lieDown(this.t);
    this.restore();
    const { dataDir } = this.t;
    for (const name of fs.readdirSync(dataDir)) {
      if (!this.firstFiles.has(name)) fs.rmSync(path.join(dataDir, name), { recursive: true });
    }
    if (!(await this.database.empty())) await this.takeAnotherDatabase();
  }

  private async takeAnotherDatabase(): Promise<void> {
    const { pool } = this.t.database;
    await closeConnections(pool);
    await this.database.end();
    this.database = await KeptDatabase.create();
    // pg reads this option for each new connection
    Object.assign(pool.options, { connectionString: this.database.url });
  }

  async end(): Promise<void> {
    await this.t.app.close();
    await this.database.end();
    fs.rmSync(this.t.dataDir, { recursive: true });
  }
}

async function lieDown({ app, database }: TestApp): Promise<void> {
  const hooks = app as unknown as Hooks;
  await hooks.callDestroyHook();
  await hooks.callBeforeShutdownHook();
  await endRequests(app.getHttpServer());
  while (database.pool.idleCount < database.pool.totalCount) await nextTurn();
}

/** Waits for the responses of running requests, as a stopping server does. */
async function endRequests(server: Server): Promise<void> {
  const open = promisify(server.getConnections.bind(server));
  while ((await open()) > 0) {
    server.closeIdleConnections();
    await nextTurn();
  }
}

async function closeConnections(pool: Pool): Promise<void> {
  while (pool.totalCount > 0) (await pool.connect()).release(true);
}
