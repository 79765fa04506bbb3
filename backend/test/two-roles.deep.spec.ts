import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrations } from '../src/migrations/index.js';
import { openDatabase } from '../src/open-database.js';
import { readConfig } from '../src/platform/config/config.js';
import { projectRoot } from '../src/platform/config/project-root.js';
import { PaymentSandbox } from '../src/stand-ins/payment-sandbox/index.js';
import { startProcess, type TestApp } from './app.js';
import { aFullLife } from './builders/a-full-life.js';
import { administer } from './database.js';
import { FakeClock } from './fake-clock.js';
import { PRODUCTION } from './production-environment.js';
import { TwoRoles } from './two-roles.js';

const PASSWORD = 'Zk3-vT8q_Lw0pX';

let roles: TwoRoles;
let owner: string;
let server: string;
let t: TestApp | undefined;
beforeEach(async () => {
  roles = await TwoRoles.create(PASSWORD);
  ({ owner, server } = roles);
});
afterEach(async () => {
  await t?.close();
  t = undefined;
  await roles.drop();
});

const as = (username: string): string => roles.as(username);

const open = async (addresses: Record<string, string>) => {
  const said: string[] = [];
  const config = readConfig({ ...PRODUCTION, ...addresses });
  await (await openDatabase(config, (line) => said.push(line))).stop();
  return said;
};
const BOTH = () => ({ DATABASE_URL: as(server), MIGRATOR_DATABASE_URL: as(owner) });

/** Starts the server with a role that owns nothing. */
async function startAsServer(dataDir: string): Promise<TestApp> {
  const name = new URL(roles.url).pathname.slice(1);
  // the payment sandbox, which production refuses, creates its own schema
  await administer(roles.url, `grant create on database ${name} to ${server}`);
  t = await startProcess(as(server), dataDir, new FakeClock(), {});
  expect((await fetch(`${t.url}/sandbox/payments`)).status).toBe(200);
  await administer(roles.url, `revoke create on database ${name} from ${server}`);
  return t;
}

test('a role that can only read and write rows runs the whole server, and cannot change a table', async () => {
  expect(await open(BOTH())).toHaveLength(migrations.length);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sanctum-roles-'));
  const running = await startAsServer(dataDir);
  await aFullLife(running, 'Rosa Lind', 'I asked before I answered.');
  await running.runJobs();

  for (const statement of [
    'drop table accounts',
    'truncate jobs',
    'alter table accounts add column more text',
    'alter table audit_entries disable trigger all',
    'create table mine (id int)',
    'create schema mine',
    'drop view active_enrollments',
    `insert into migrations (timestamp, name) values (1, 'Forged1')`,
    'set role pg_write_all_data',
  ])
    await expect(running.database.query(statement)).rejects.toThrow(/must be owner|permission denied/);
  await rm(dataDir, { recursive: true, force: true });
});

test('a server without the migrating role starts once all migrations have run, and otherwise says who must run them', async () => {
  const alone = { DATABASE_URL: as(server) };
  await expect(open(alone)).rejects.toThrow(
    /^DATABASE_URL: \d+ migrations are pending, and this role can’t create tables; run `cli migrate` with MIGRATOR_DATABASE_URL$/,
  );
  await open(BOTH());

  expect(await open(alone)).toEqual([]);
});

test('the payment sandbox, which creates its own tables, names the role that lacks the permission', async () => {
  await open(BOTH());
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sanctum-roles-'));

  t = await startProcess(as(server), dataDir, new FakeClock(), {});
  await expect(t.app.get(PaymentSandbox).remember({ payments: [], subscriptions: [] })).rejects.toThrow(
    /^DATABASE_URL: the payment sandbox makes tables of its own, which this role may not; /,
  );
  await rm(dataDir, { recursive: true, force: true });
});

test('running servers can use what a migration creates right away', async () => {
  await open(BOTH());
  await administer(
    as(owner),
    'create view made_later as select id from accounts',
    'create table later (id int)',
  );

  await expect(
    administer(as(server), 'select from made_later', 'insert into later values (1)'),
  ).resolves.toBeUndefined();
});

test('production refuses a server whose role can change the schema if there is a separate role for that', async () => {
  await expect(open({ DATABASE_URL: as(owner), MIGRATOR_DATABASE_URL: as(owner) })).rejects.toThrow(
    new RegExp(`^DATABASE_URL: the role ${owner} can drop tables and make tables and make schemas; `),
  );
  await administer(roles.url, `grant create on schema public to ${server}`);
  await expect(open(BOTH())).rejects.toThrow(`DATABASE_URL: the role ${server} can make tables; `);
});

test('production refuses a superuser for migrations too', async () => {
  await administer(roles.url, `alter role ${owner} superuser`);
  await expect(open(BOTH())).rejects.toThrow(`MIGRATOR_DATABASE_URL: the role ${owner} is a superuser`);
});

/** Returns the only SQL block of docs/upgrading.md, with the roles of this test. */
async function documented(way: RegExp): Promise<string> {
  const text = await readFile(path.join(projectRoot, 'docs/upgrading.md'), 'utf8');
  return way
    .exec(text)![1]!
    .replaceAll(/\bsanctum_owner\b/g, 'the_owner')
    .replaceAll(/\bsanctum\b/g, server)
    .replaceAll('the_owner', owner)
    .replace('MIGRATOR_PASSWORD', PASSWORD);
}

test('an installation whose server owned the tables switches to two roles as docs/upgrading.md says, and back', async () => {
  const name = new URL(roles.url).pathname.slice(1);
  await administer(roles.url, `alter database ${name} owner to ${server}`, `drop role ${owner}`);
  const alone = { DATABASE_URL: as(server) };
  await open(alone);
  const before = await countRows(as(server));

  await administer(roles.url, await documented(/```sql\n([^]*?)```/));
  expect(await open(BOTH())).toEqual([]);
  expect(await countRows(as(server))).toEqual(before);
  await expect(administer(as(server), 'drop table accounts')).rejects.toThrow('must be owner');

  await administer(roles.url, await documented(/^`(reassign owned .*)`$/m));
  expect(await open(alone)).toEqual([]);
  await administer(roles.url, `create role ${owner}`);
});

/** Counts the rows of each table. */
async function countRows(url: string): Promise<Record<string, number>> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string; count: number }>(
    `select relname as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text::int as count
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  await client.end();
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
