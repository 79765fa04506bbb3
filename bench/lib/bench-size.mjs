import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../backend/dist/compiled/stand-ins/embedded-postgres/index.js';
import { fill } from '../data/fill.mjs';
import { startLimit } from './limit-server.mjs';
import { startProduct } from './product.mjs';

/**
 * Runs `work` with both servers on a database of this size, after `atRest` milliseconds, and then cleans up.
 * `keepsPlans`: no statistics are gathered in the meantime, so that each statement has one plan. `prepare` adds to the
 * database. `imports`: modules that the product loads first; `env`: its further settings.
 */
export async function withServers(
  rows,
  { profile = false, tellsHeap = false, atRest = 5_000, keepsPlans = false, prepare, imports, env },
  work,
) {
  const dataDir = await mkdtemp(join(os.tmpdir(), 'sanctum-bench-'));
  const running = [];
  try {
    const first = await startProduct(dataDir);
    running.push(first);
    await fill(await databaseOf(dataDir), rows, { keepsPlans });
    await prepare?.(await databaseOf(dataDir));
    await running.pop().stop();

    const product = await startProduct(dataDir, { profile, tellsHeap, imports, env });
    running.push(product);
    await pause(atRest);
    const { memory: idle } = await product.probe();
    const database = await databaseOf(dataDir);
    const limit = await startLimit(database);
    running.push(limit);
    const result = await work({ product, limit, database });
    const { memory: loaded } = await product.probe();
    return {
      ...result,
      start: { first: first.readyAfter, again: product.readyAfter },
      memory: { idle, loaded },
    };
  } finally {
    for (const server of running.toReversed()) await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Returns the URL of the database that the product has started; starting it again finds the running one. */
async function databaseOf(dataDir) {
  const { url } = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  return url;
}
