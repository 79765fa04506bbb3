import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.js';

let root: string;
let dataDir: string;
/** Servers of several simulated processes; each watches its server until it is stopped. */
let servers: EmbeddedPostgres[] = [];

const start = async (log: (message: string) => void = () => undefined) => {
  const server = await startEmbeddedPostgres({ dataDir, log, flags: ['fsync=off'] });
  servers.push(server);
  return server;
};
const stop = async () => {
  for (const server of servers) await server.stop();
  servers = [];
};
async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sanctum-pg-'));
  await chmod(root, 0o755); // so that the server's account can reach it when this runs as root
  dataDir = path.join(root, 'postgres');
  const { url } = await start();
  await query(url, 'create table kept (word text)');
  await query(url, `insert into kept values ('éß')`);
  await stop();
});
afterEach(stop);
afterAll(() => rm(root, { recursive: true, force: true }));

it('a new folder becomes a UTF-8 database in the C locale that listens only on loopback', async () => {
  const { url } = await start();

  const [row] = await query(
    url,
    `select current_setting('server_encoding') as encoding, datlocale as locale,
            current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
            upper('é') as upper, current_setting('fsync') as fsync
       from pg_database where datname = 'postgres'`,
  );

  expect(row).toEqual({
    encoding: 'UTF8',
    locale: 'C.UTF-8',
    addresses: '127.0.0.1',
    sockets: '',
    upper: 'É',
    fsync: 'off',
  });
  expect(new URL(url).hostname).toBe('127.0.0.1');
});

it('data survives a restart', async () => {
  const { url, adopted } = await start();

  expect(adopted).toBe(false);
  expect(await query(url, 'select word from kept')).toEqual([{ word: 'éß' }]);
});

it('a stopped server no longer answers', async () => {
  const { url } = await start();
  await stop();

  await expect(query(url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('a server whose process was killed is adopted by the next start, which can stop it', async () => {
  const first = await start();
  await abandon();

  const second = await start();

  expect(second).toMatchObject({ url: first.url, adopted: true });
  await stop();
  await expect(query(first.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('a command next to a running server shares its database and leaves it running', async () => {
  const first = await start();
  await writeFile(path.join(dataDir, 'owner.pid'), String(process.ppid));

  const second = await start();
  await second.stop();

  expect(second.url).toBe(first.url);
  expect(await query(first.url, 'select word from kept')).toHaveLength(1);
  await abandon();
  await start();
});

it('a pid file left by a crash, whose pid now belongs to another process, does not prevent the start', async () => {
  await start();
  const cluster = path.join(dataDir, 'cluster');
  const announcement = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8');
  await stop();
  await writeFile(path.join(cluster, 'postmaster.pid'), announcement.replace(/^\d+/, String(process.pid)));

  const { url } = await start();

  expect(await query(url, 'select word from kept')).toHaveLength(1);
});

it('two processes that start at once share one server', async () => {
  const both = await Promise.all([start(), start()]);

  expect(new Set(both.map(({ url }) => url)).size).toBe(1);
  expect(both.filter(({ adopted }) => !adopted)).toHaveLength(1);
});

it('a server that dies is restarted at the same address, with its data and a line in the log', async () => {
  const said: string[] = [];
  const { url } = await start((message) => said.push(message));
  const [pid] = (await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');

  await expect(query(url, 'select 1')).rejects.toThrow();
  while (!said.includes('the database is running again')) await pause(50);

  expect(await query(url, 'select word from kept')).toHaveLength(1);
});

it('only its owner can read the password', async () => {
  expect((await stat(path.join(dataDir, 'cluster', 'sanctum.password'))).mode & 0o777).toBe(0o600);
});

/** Makes the running server look as after `kill -9` of its starter: owned by a pid that has ended. */
async function abandon(): Promise<void> {
  const ended = spawnSync(process.execPath, ['--version']).pid;
  await writeFile(path.join(dataDir, 'owner.pid'), String(ended));
}
