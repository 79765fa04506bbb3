import fs from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { PaymentSandbox } from '../src/stand-ins/payment-sandbox/index.js';
import type { TestApp } from './test-app.js';
import { noteState } from './first-state.js';

/** Nest calls these itself, once in the life of an application. */
interface Hooks {
  callBootstrapHook(): Promise<void>;
  callDestroyHook(): Promise<void>;
  callBeforeShutdownHook(): Promise<void>;
}

/**
 * An application that outlives a test file. A start takes half a second, for routes and services that are the same each time.
 * Between two files it has no database and remembers nothing; for each file it does again what it does at its start.
 */
export class KeptApp {
  private constructor(
    readonly t: TestApp,
    private readonly restore: () => void,
    private readonly firstFiles: ReadonlySet<string>,
  ) {}

  /** From an application that has just started. */
  static async of(t: TestApp): Promise<KeptApp> {
    const files = new Set(fs.readdirSync(t.dataDir));
    await lieDown(t);
    return new KeptApp(t, noteState(t.app), files);
  }

  async wake(databaseUrl: string): Promise<void> {
    const { app, database } = this.t;
    // read for each new connection
    Object.assign(database.pool.options, { connectionString: databaseUrl });
    await app.get(PaymentSandbox).remember([]);
    await (app as unknown as Hooks).callBootstrapHook();
  }

  async rest(): Promise<void> {
    await lieDown(this.t);
    this.restore();
    const { dataDir } = this.t;
    for (const name of fs.readdirSync(dataDir)) {
      if (!this.firstFiles.has(name)) fs.rmSync(path.join(dataDir, name), { recursive: true });
    }
  }

  async end(): Promise<void> {
    await this.t.app.close();
    fs.rmSync(this.t.dataDir, { recursive: true });
  }
}

async function lieDown({ app, database }: TestApp): Promise<void> {
  const hooks = app as unknown as Hooks;
  await hooks.callDestroyHook();
  await hooks.callBeforeShutdownHook();
  await endRequests(app.getHttpServer());
  await closeConnections(database.pool);
}

/** Of those under way the answers are waited for, as when a server stops. */
async function endRequests(server: Server): Promise<void> {
  const open = promisify(server.getConnections.bind(server));
  while ((await open()) > 0) {
    server.closeIdleConnections();
    await nextTurn();
  }
}

/** Once everything that is under way has ended. */
async function closeConnections(pool: Pool): Promise<void> {
  while (pool.totalCount > 0) {
    if (pool.idleCount > 0) (await pool.connect()).release(true);
    else await nextTurn();
  }
}
