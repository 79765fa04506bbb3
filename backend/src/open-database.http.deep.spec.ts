import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess, type TestApp } from '../test/app.js';
import { FakeClock } from '../test/fake-clock.js';
import type { ChosenDatabase } from './choose-database.js';
import { openDatabase } from './open-database.js';
import { readConfig } from './platform/config/config.js';

describe('a server with its embedded PostgreSQL', () => {
  const said: string[] = [];
  let dataDir: string;
  let database: ChosenDatabase;
  let t: TestApp;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'sanctum-embedded-'));
    await chmod(dataDir, 0o755); // so that the database's account can reach it when this runs as root
    database = await openDatabase(readConfig({ DATA_DIR: dataDir }), (line) => said.push(line));
    t = await startProcess(database.url, dataDir, new FakeClock(), {});
  });
  afterAll(async () => {
    await t.close();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const statusOf = async (address: string) => (await t.browser().get(address)).status;
  const ready = () => statusOf('/api/health/ready');

  test('answers 503 when the database dies, restarts it, and becomes ready by itself', async () => {
    expect(await ready()).toBe(200);
    const announced = await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(announced, 10), 'SIGKILL');

    while ((await ready()) !== 503) await pause(10);
    expect(await statusOf('/api/health/live')).toBe(200);
    while ((await ready()) !== 200) await pause(100);

    expect(await statusOf('/api/products')).toBe(200);
    expect(said).toContain('the database has ended by itself; starting it again');
  });
});
