import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createEmptyDatabase, type TestDatabase } from '../test/database.js';
import { PRODUCTION } from '../test/production-environment.js';
import { openDatabase } from './open-database.js';
import { CannotStart } from './platform/config/cannot-start.js';
import { readConfig } from './platform/config/config.js';

const PASSWORD = 'Zk3-vT8q_Lw0pX';
/** Roles belong to the whole server, which other tests share. */
const role = `owner_${randomBytes(6).toString('hex')}`;

let database: TestDatabase;
let administrator: pg.Client;
beforeAll(async () => {
  database = await createEmptyDatabase();
  administrator = new pg.Client(database.url);
  await administrator.connect();
  await administrator.query(`create role ${role} login password '${PASSWORD}'`);
  await administrator.query(`alter database ${named(database)} owner to ${role}`);
});
afterAll(async () => {
  await administrator.end();
  await database.drop();
  const client = new pg.Client(process.env['SANCTUM_TEST_POSTGRES']);
  await client.connect();
  await client.query(`drop role ${role}`);
  await client.end();
});

const named = ({ url }: TestDatabase): string => new URL(url).pathname.slice(1);

/** Returns the database's address with a change. */
const at = (
  changes: Partial<Pick<URL, 'username' | 'password' | 'pathname' | 'port' | 'hostname'>>,
): string => Object.assign(new URL(database.url), changes).href;

const open = async (DATABASE_URL: string, environment: Record<string, string> = PRODUCTION) =>
  (await openDatabase(readConfig({ ...environment, DATABASE_URL }), () => undefined)).stop();

describe('a database that cannot be used', () => {
  test.each<[string, () => string, RegExp]>([
    [
      'nothing is listening',
      () => at({ port: '9' }),
      /nothing is listening at [\w.]+:9; is PostgreSQL running there\?$/,
    ],
    [
      'the machine does not exist',
      () => at({ hostname: 'database.invalid' }),
      /(found no host named|couldn’t look up) database\.invalid/,
    ],
    [
      'the password is wrong',
      () => at({ username: role, password: 'another-Tq8Zx2' }),
      new RegExp(`rejected the password of ${role}$`),
    ],
    [
      'the database is not there',
      () => at({ username: role, password: PASSWORD, pathname: '/nothing' }),
      /found no database nothing at/,
    ],
  ])('stops the start with one sentence: %s', async (_what, url, sentence) => {
    const refusal = await open(url()).catch((error: unknown) => error);

    expect(refusal).toBeInstanceOf(CannotStart);
    const { message } = refusal as Error;
    expect(message).toMatch(/^DATABASE_URL: /);
    expect(message).toMatch(sentence);
    expect(message).not.toContain('\n');
    expect(message).not.toMatch(new RegExp(`${PASSWORD}|another-Tq8Zx2`));
  });
});

describe('the role of the database', () => {
  test('may be a superuser in a trial, and not in production', async () => {
    const trial = await createEmptyDatabase();
    await open(trial.url, {});
    const config = readConfig(PRODUCTION);
    const asSuperuser = { ...config, database: { ...config.database, url: trial.url } };

    await expect(openDatabase(asSuperuser, () => undefined)).rejects.toThrow(
      /^DATABASE_URL: the role \w+ is a superuser/,
    );
    await trial.drop();
  });

  test('needs to own its database and nothing more: every migration runs', async () => {
    await open(at({ username: role, password: PASSWORD }));

    const { rows } = await administrator.query<{ owner: string }>(
      `select tableowner as owner from pg_tables where tablename = 'accounts'`,
    );
    expect(rows).toEqual([{ owner: role }]);
  });
});
