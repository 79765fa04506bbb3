import { randomBytes } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer, type Server as SocketServer } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../test/database.js';
import { Bucket, startEmbeddedS3, type TestS3 } from '../../test/embedded-s3.js';
import { ImapPeer } from '../../test/bounces/imap-peer.js';
import { PRODUCTION } from '../../test/production-environment.js';
import { doctorCommand } from '../doctor-command.js';
import { later, minutes, SystemClock } from '../kernel/clock.js';
import { createDataSource } from '../platform/database/data-source.js';
import { printOf } from '../platform/security/secret-print.js';
import { CLOCK_CHANGES, type ZoneData } from '../platform/time-zones/zone-data.js';
import { WEBHOOK_EVENTS, WEBHOOK_PATH } from '../platform/stripe/stripe-client.js';
import { type Listener, listenOnLoopback } from '../stand-ins/embedded-s3/index.js';
import { examine, type Surroundings } from './examine.js';
import type { Finding } from './finding.js';
import { readDatabaseZones } from './examine-time-zones.js';

const PLACE = 'https://sanctum.example';
const PASSWORD = 'Zk3-vT8q_Lw0pX';
const GIB = 2 ** 30;
/** Roles belong to the whole server, which other tests share. */
const mark = randomBytes(6).toString('hex');
const owner = `owner_${mark}`;
const administrator = `admin_${mark}`;
const guest = `guest_${mark}`;

/** Behavior of the services around the installation; each mistake changes a part of it. */
interface Peers {
  cors: Record<string, string>;
  /** True for a proxy in front of the storage that passes on its own host name. */
  changesHost: boolean;
  takesFiles: boolean;
  mailAnswers: Record<string, string>;
  stripe: Record<string, [status: number, body: object]>;
}
const webhook = { url: PLACE + WEBHOOK_PATH, status: 'enabled', enabled_events: [...WEBHOOK_EVENTS] };
const listOf = (data: object[]) => ({ object: 'list', has_more: false, data });
const WELL: Peers = {
  cors: {
    'access-control-allow-origin': PLACE,
    'access-control-allow-methods': 'GET, HEAD, PUT',
    'access-control-allow-headers': '*',
    'access-control-expose-headers': 'ETag',
  },
  changesHost: false,
  takesFiles: true,
  mailAnswers: {},
  stripe: {
    '/v1/account': [200, { id: 'acct_1', object: 'account', charges_enabled: true }],
    '/v1/webhook_endpoints': [200, listOf([webhook])],
  },
};
let peers: Peers;

let s3: TestS3;
let inside: Listener;
let outside: Listener;
let mail: SocketServer;
let mailbox: ImapPeer;
let stripe: Server;
let migrated: TestDatabase;
let empty: TestDatabase;
let dataDir: string;
let env: Record<string, string>;

const portOf = (server: SocketServer | Server): number => (server.address() as AddressInfo).port;

async function asAdministrator(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
const named = ({ url }: TestDatabase): string => new URL(url).pathname.slice(1);
const at = (database: TestDatabase, changes: Partial<URL>): string =>
  Object.assign(new URL(database.url), { password: PASSWORD }, changes).href;

beforeAll(async () => {
  s3 = await startEmbeddedS3();
  migrated = await createTestDatabase();
  empty = await createEmptyDatabase();
  const answer = s3.embedded.handler({ prefix: '' });
  inside = await listenOnLoopback((request, response) =>
    request.method === 'PUT' && !peers.takesFiles ? denied(response) : answer(request, response),
  );
  outside = await listenOnLoopback((request, response) => throughProxy(request, response, answer));
  mail = createServer((socket) => {
    socket.write('220 ready\r\n');
    let inBody = false;
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      const said = String(data);
      if (inBody && !said.endsWith('\r\n.\r\n')) return;
      const word = inBody ? '.' : said.slice(0, 4).trim().toUpperCase();
      inBody = word === 'DATA';
      socket.write(`${peers.mailAnswers[word] ?? (inBody ? '354 go on' : '250 ok')}\r\n`);
    });
  }).listen(0, '127.0.0.1');
  stripe = createHttpServer((request, response) => {
    const [status, body] = peers.stripe[request.url!.split('?')[0]!] ?? [404, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  mailbox = await ImapPeer.start();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'sanctum-doctor-'));
  await asAdministrator(
    migrated.url,
    `create role ${owner} login password '${PASSWORD}'`,
    `create role ${administrator} superuser login password '${PASSWORD}'`,
    `create role ${guest} login password '${PASSWORD}'`,
    `alter database ${named(empty)} owner to ${owner}`,
    `grant create on schema public to ${owner}`,
    `grant select, insert, update, delete on all tables in schema public to ${owner}`,
    `grant select on all tables in schema public to ${guest}`,
  );
  env = {
    DATA_DIR: dataDir,
    PUBLIC_URL: PLACE,
    DATABASE_URL: at(migrated, { username: owner }),
    S3_ENDPOINT: inside.url,
    S3_PUBLIC_ENDPOINT: outside.url,
    S3_BUCKET: Bucket,
    S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
    SMTP_URL: `smtp://127.0.0.1:${portOf(mail)}`,
    MAIL_FROM: 'Maren <maren@sanctum.example>',
    BOUNCE_MAILBOX_URL: mailbox.url,
    STRIPE_SECRET_KEY: PRODUCTION.STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: PRODUCTION.STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: PRODUCTION.STRIPE_WEBHOOK_SECRET,
  };
});
afterAll(async () => {
  await Promise.all([s3.close(), inside.close(), outside.close()]);
  mail.close();
  await mailbox.close();
  stripe.close();
  await rm(dataDir, { recursive: true, force: true });
  await migrated.drop();
  await empty.drop();
  await asAdministrator(
    process.env['SANCTUM_TEST_POSTGRES']!,
    ...[owner, administrator, guest].map((role) => `drop role ${role}`),
  );
});
beforeEach(() => {
  peers = structuredClone(WELL);
});

const denied = (response: ServerResponse) =>
  response
    .writeHead(403, { 'content-type': 'application/xml' })
    .end('<Error><Code>AccessDenied</Code><Message>no</Message></Error>');

function throughProxy(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  for (const [name, value] of Object.entries(peers.cors)) response.setHeader(name, value);
  if (peers.changesHost) request.headers.host = 'storage:8333';
  if (request.method === 'OPTIONS') response.writeHead(204).end();
  else answer(request, response);
}

const CURRENT_ZONES: ZoneData = {
  edition: '2026e',
  offsetOf: (zone, at) => CLOCK_CHANGES.find((change) => change.zone === zone && change.at === at)!.minutes,
};

const around = (more: Partial<Surroundings> = {}): Surroundings => ({
  clock: new SystemClock(),
  free: async () => 50 * GIB,
  zones: CURRENT_ZONES,
  readDatabaseZones: async () => CURRENT_ZONES,
  stripeUrl: `http://127.0.0.1:${portOf(stripe)}`,
  ...more,
});

class FastClock extends SystemClock {
  override now(): Date {
    return later(super.now(), minutes(5));
  }
}

const OLD_SECRET = 'the secret of another year, long enough';

async function secretInUseSince(since: string): Promise<() => Promise<void>> {
  const print = printOf(PRODUCTION.APP_SECRET);
  await asAdministrator(
    migrated.url,
    `insert into secret_uses (print, since) values ('${print}', '${since}')`,
  );
  return () => asAdministrator(migrated.url, 'delete from secret_uses');
}

interface Mistake {
  /** Wrong variables of the environment. */
  env?: () => Record<string, string>;
  /** Makes the services misbehave. */
  peers?: (well: Peers) => void;
  around?: () => Partial<Surroundings>;
  /** Plants any other fault; returns a function that undoes it. */
  plant?: () => Promise<() => Promise<void>>;
}
type Row = [what: string, part: Finding['part'], says: RegExp, mistake: Mistake];

const wrongStripe = (address: string, status: number, body: object): Mistake => ({
  peers: (well) => (well.stripe[address] = [status, body]),
});
const refusal = { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } };
const inProduction = (changes: Record<string, string>) => ({
  ...PRODUCTION,
  S3_ENDPOINT: '',
  S3_PUBLIC_ENDPOINT: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  SMTP_URL: env['SMTP_URL']!,
  ...changes,
});

const MISTAKES: Row[] = [
  ['a short secret', 'configuration', /^APP_SECRET: /, { env: () => ({ APP_SECRET: 'short' }) }],
  [
    'a secret before that nobody needs any more',
    'secret',
    /still accepted/,
    {
      env: () => ({ APP_SECRET: PRODUCTION.APP_SECRET, APP_SECRET_PREVIOUS: OLD_SECRET }),
      plant: () => secretInUseSince('2024-03-01'),
    },
  ],
  ['half a storage', 'configuration', /^S3_ACCESS_KEY_ID: /, { env: () => ({ S3_ACCESS_KEY_ID: '' }) }],
  [
    'an address over http in production',
    'configuration',
    /^PUBLIC_URL: must be https/,
    { env: () => inProduction({ PUBLIC_URL: 'http://sanctum.example' }) },
  ],
  [
    'a database that is not there',
    'database',
    /nothing is listening/,
    { env: () => ({ DATABASE_URL: at(migrated, { username: owner, port: '9' }) }) },
  ],
  [
    'a wrong password of the database',
    'database',
    /rejected the password/,
    { env: () => ({ DATABASE_URL: at(migrated, { username: owner, password: 'another-Tq8Zx2' }) }) },
  ],
  [
    'a database of another name',
    'database',
    /found no database nothing/,
    { env: () => ({ DATABASE_URL: at(migrated, { username: owner, pathname: '/nothing' }) }) },
  ],
  [
    'a superuser in production',
    'database',
    /is a superuser/,
    { env: () => inProduction({ DATABASE_URL: at(migrated, { username: administrator }) }) },
  ],
  [
    'a role that may not write what it must',
    'database',
    /can’t read and write \d+ tables, such as \w+/,
    { env: () => ({ DATABASE_URL: at(migrated, { username: guest }) }) },
  ],
  [
    'a role of the server that can change the schema beside one that is there for it',
    'database',
    /the role of the server can make tables$/,
    { env: () => ({ MIGRATOR_DATABASE_URL: at(migrated, { username: owner }) }) },
  ],
  [
    'a role for migrations that may not make tables',
    'database',
    /the migration role can’t create tables/,
    {
      env: () => ({ MIGRATOR_DATABASE_URL: at(migrated, { username: guest }) }),
      plant: async () => {
        await asAdministrator(migrated.url, `revoke create on schema public from ${owner}`);
        return () => asAdministrator(migrated.url, `grant create on schema public to ${owner}`);
      },
    },
  ],
  [
    'a wrong password of the role that migrates',
    'database',
    /rejected the password/,
    {
      env: () => ({ MIGRATOR_DATABASE_URL: at(migrated, { username: guest, password: 'another-Tq8Zx2' }) }),
      plant: async () => {
        await asAdministrator(migrated.url, `revoke create on schema public from ${owner}`);
        return () => asAdministrator(migrated.url, `grant create on schema public to ${owner}`);
      },
    },
  ],
  [
    'a schema that is not up to date',
    'database',
    /\d+ migrations are pending/,
    { env: () => ({ DATABASE_URL: at(empty, { username: owner }) }) },
  ],
  [
    'a schema of a newer version',
    'database',
    /belongs to a newer version/,
    {
      plant: async () => {
        await asAdministrator(migrated.url, `insert into migrations (timestamp, name) values (9, 'Later9')`);
        return () => asAdministrator(migrated.url, `delete from migrations where name = 'Later9'`);
      },
    },
  ],
  [
    'a storage that is not there',
    'storage',
    /couldn’t connect/,
    { env: () => ({ S3_ENDPOINT: 'http://127.0.0.1:9' }) },
  ],
  ['a bucket that is not there', 'storage', /bucket doesn’t exist/, { env: () => ({ S3_BUCKET: 'other' }) }],
  ['a wrong key of the storage', 'storage', /key doesn’t exist/, { env: () => ({ S3_ACCESS_KEY_ID: 'x' }) }],
  [
    'a wrong secret of the storage',
    'storage',
    /secret doesn’t match/,
    { env: () => ({ S3_SECRET_ACCESS_KEY: 'another' }) },
  ],
  [
    'a bucket that may only be read',
    'storage',
    /can’t write/,
    { peers: (well) => (well.takesFiles = false) },
  ],
  [
    'a storage that browsers do not reach',
    'storage',
    /browsers couldn’t reach it/,
    { env: () => ({ S3_PUBLIC_ENDPOINT: 'http://127.0.0.1:9' }) },
  ],
  [
    'a proxy that changes the name of the host',
    'storage',
    /get a 403/,
    { peers: (well) => (well.changesHost = true) },
  ],
  ['a bucket without CORS', 'storage', /doesn’t allow uploads/, { peers: (well) => (well.cors = {}) }],
  [
    'CORS for another place',
    'storage',
    /doesn’t allow uploads/,
    { peers: (well) => (well.cors['access-control-allow-origin'] = 'https://elsewhere.example') },
  ],
  [
    'CORS for reading only',
    'storage',
    /download but not to upload/,
    { peers: (well) => (well.cors['access-control-allow-methods'] = 'GET') },
  ],
  [
    'CORS that hides the ETag',
    'storage',
    /hides the ETag from browsers/,
    { peers: (well) => delete well.cors['access-control-expose-headers'] },
  ],
  [
    'a mail server that is not there',
    'mail',
    /couldn’t connect/,
    { env: () => ({ SMTP_URL: 'smtp://127.0.0.1:9' }) },
  ],
  [
    'a wrong password of the mail server',
    'mail',
    /rejected the password/,
    {
      env: () => ({ SMTP_URL: `smtp://maren:wrong@127.0.0.1:${portOf(mail)}` }),
      peers: (well) =>
        Object.assign(well.mailAnswers, { EHLO: '250-here\r\n250 AUTH PLAIN', AUTH: '535 no' }),
    },
  ],
  [
    'a sender that the mail server does not take',
    'mail',
    /rejected email from Maren/,
    { peers: (well) => (well.mailAnswers['MAIL'] = '553 not yours') },
  ],
  [
    'encryption at the wrong port',
    'mail',
    /no encrypted connection/,
    { env: () => ({ SMTP_URL: `smtps://127.0.0.1:${portOf(mail)}` }) },
  ],
  [
    'a wrong password of the mailbox',
    'bounces',
    /rejected the password/,
    { env: () => ({ BOUNCE_MAILBOX_URL: mailbox.url.replace('Krw3', 'other') }) },
  ],
  [
    'a mailbox that is not there',
    'bounces',
    /couldn’t open the mailbox/,
    { env: () => ({ BOUNCE_MAILBOX_URL: mailbox.url.replace('INBOX', 'Elsewhere') }) },
  ],
  [
    'a server of the mailbox that is not there',
    'bounces',
    /couldn’t reach/,
    { env: () => ({ BOUNCE_MAILBOX_URL: mailbox.url.replace(/:\d+\//, ':9/') }) },
  ],
  ['a wrong key of Stripe', 'payments', /Stripe rejected the key/, wrongStripe('/v1/account', 401, refusal)],
  [
    'keys of two modes',
    'configuration',
    /^STRIPE_PUBLISHABLE_KEY: one key is for test mode/,
    { env: () => ({ STRIPE_PUBLISHABLE_KEY: 'pk_test_51Hq2mB7' }) },
  ],
  [
    'an account that may not charge',
    'payments',
    /can’t accept payments yet/,
    wrongStripe('/v1/account', 200, { id: 'acct_1', charges_enabled: false }),
  ],
  [
    'no webhook',
    'payments',
    /has no webhook/,
    wrongStripe('/v1/webhook_endpoints', 200, listOf([{ ...webhook, url: 'https://elsewhere.example/' }])),
  ],
  [
    'a webhook that is switched off',
    'payments',
    /disabled/,
    wrongStripe('/v1/webhook_endpoints', 200, listOf([{ ...webhook, status: 'disabled' }])),
  ],
  [
    'a webhook that is not notified of refunds',
    'payments',
    /doesn’t receive refund\.created/,
    wrongStripe(
      '/v1/webhook_endpoints',
      200,
      listOf([{ ...webhook, enabled_events: WEBHOOK_EVENTS.filter((event) => event !== 'refund.created') }]),
    ),
  ],
  ['a full disk', 'disk', /only 0\.0 GiB free/, { around: () => ({ free: async () => 9_000_000 }) }],
  [
    'a folder that cannot be written',
    'disk',
    /couldn’t write to DATA_DIR/,
    {
      env: () => ({ DATA_DIR: path.join(dataDir, 'a-file/data') }),
      plant: async () => {
        await writeFile(path.join(dataDir, 'a-file'), 'x');
        return () => rm(path.join(dataDir, 'a-file'));
      },
    },
  ],
];

it('a healthy installation is reported as such, part by part', async () => {
  const said: string[] = [];
  expect(await doctorCommand(env, around(), [], (line) => said.push(line))).toBe(true);

  expect(said.at(-1)).toBe('Everything works.');
  for (const part of ['database', 'storage', 'mail', 'payments', 'clock', 'disk'])
    expect(said.join('\n')).toMatch(new RegExp(`^ok {4}${part} `, 'm'));
});

it.each(MISTAKES)('%s is found, alone, with its fix', async (_what, part, says, mistake) => {
  mistake.peers?.(peers);
  const takeBack = await mistake.plant?.();
  const findings = await examine({ ...env, ...mistake.env?.() }, around(mistake.around?.()));
  await takeBack?.();

  const found = findings.filter(({ cure }) => cure !== undefined);
  expect(found).toEqual([{ part, says: expect.stringMatching(says), cure: expect.stringMatching(/\w{4}/) }]);
});

it.each([
  ['has not come into use yet', undefined, /so keep APP_SECRET_PREVIOUS$/],
  ['came into use a moment ago', new Date().toISOString(), /keep APP_SECRET_PREVIOUS until \d{4}-\d\d-\d\d$/],
])('the previous secret is needed while the new one %s', async (_what, since, says) => {
  const takeBack = since === undefined ? async () => undefined : await secretInUseSince(since);
  const secrets = { APP_SECRET: PRODUCTION.APP_SECRET, APP_SECRET_PREVIOUS: OLD_SECRET };
  const findings = await examine({ ...env, ...secrets }, around());
  await takeBack();

  expect(findings).toContainEqual({ part: 'secret', says: expect.stringMatching(says) });
});

it('old time zone data is a warning with a fix, and not an error', async () => {
  const said: string[] = [];
  const old = around({ zones: { edition: '2025c', offsetOf: () => -360 } });
  expect(await doctorCommand(env, old, [], (line) => said.push(line))).toBe(true);
  expect(said).toContainEqual(expect.stringMatching(/^WARN {2}time zones .*America\/Vancouver and .*$/));
  expect(said).toContainEqual(expect.stringMatching(/→ Update Node/));
});

it.each([
  [`ffmpeg_version = '5.1'`, { says: 'ffmpeg 5.1 converts them' }],
  ['ffmpeg_version = null', { says: expect.stringMatching(/has no ffmpeg/), isWarning: true }],
])('the worker’s ffmpeg is reported: %s', async (state, finding) => {
  await asAdministrator(migrated.url, `update media_converter set ${state}, looked_at = now()`);
  const findings = await examine(env, around());
  await asAdministrator(migrated.url, 'update media_converter set ffmpeg_version = null, looked_at = null');
  expect(findings.filter(({ part }) => part === 'videos')).toEqual([expect.objectContaining(finding)]);
});

it('old time zone data of the database is a warning with its own fix', async () => {
  const readDatabaseZones = async () => ({ edition: undefined, offsetOf: () => -300 });
  const findings = await examine(env, around({ readDatabaseZones }));
  expect(findings).toContainEqual({
    part: 'time zones',
    says: expect.stringMatching(/^in the database, .*America\/Vancouver and America\/Edmonton$/),
    cure: expect.stringMatching(/tzdata/),
    isWarning: true,
  });
});

it.each([
  ['UTC', 0],
  ['Asia/Kolkata', 330],
  ['America/New_York', -300],
])('the offset of %s comes from the database’s own zone data', async (zone, minutes) => {
  const database = createDataSource({ url: migrated.url, poolSize: 1, entities: [], migrations: [] });
  await database.initialize();
  const at = new Date('2026-01-10T12:00:00Z');
  const { offsetOf } = await readDatabaseZones(database, [{ zone, at }]);
  await database.destroy();

  expect(offsetOf(zone, at)).toBe(minutes);
});

it('a wrong clock is reported by every part that knows the time', async () => {
  const found = (await examine(env, around({ clock: new FastClock() }))).filter(
    ({ part }) => part === 'clock',
  );

  expect(found.map(({ says }) => says)).toEqual([
    expect.stringMatching(/^is (29|3\d)\d seconds apart from the database$/),
    expect.stringMatching(/^is (29|3\d)\d seconds apart from the storage$/),
  ]);
});

it('each problem comes with its fix, and without secrets', async () => {
  const said: string[] = [];
  const wrong = { ...env, DATABASE_URL: at(migrated, { username: owner, password: 'another-Tq8Zx2' }) };
  expect(await doctorCommand(wrong, around(), [], (line) => said.push(line))).toBe(false);

  expect(said).toContainEqual(expect.stringMatching(/^FAIL {2}database /));
  expect(said).toContainEqual(expect.stringMatching(/→ Correct DATABASE_URL/));
  expect(said.at(-1)).toBe('1 problem found.');
  expect(said.join('\n')).not.toContain('another-Tq8Zx2');
});

it('the doctor leaves nothing in the storage', async () => {
  await examine(env, around());
  const keys = await s3.embedded['objects'].list('doctor/');
  expect(keys).toEqual([]);
});

describe('backups', () => {
  const backupFound = async (more: Record<string, string>) =>
    (await examine({ ...env, ...more }, around())).filter(({ part }) => part === 'backup');
  const KEY = { BACKUP_KEY: 'a key for the backups of this test, long enough' };
  const plant = (...statements: string[]) =>
    asAdministrator(migrated.url, 'set session_replication_role = replica', ...statements);
  afterEach(() => plant('delete from last_backup', 'delete from accounts'));

  it('are not missed on the first day', async () => {
    expect(await backupFound(KEY)).toEqual([
      { part: 'backup', says: 'no backup yet. Run `cli backup <place>` every night' },
    ]);
  });

  it.each<[string, string[], Record<string, string>, Partial<Finding>]>([
    [
      'one of this night',
      [`insert into last_backup (completed_at) values (now() - interval '8 hours')`],
      KEY,
      { says: expect.stringMatching(/^the last backup is from \d{4}-\d\d-\d\d$/) as string },
    ],
    [
      'one of three days ago',
      [`insert into last_backup (completed_at) values (now() - interval '3 days')`],
      KEY,
      { cure: expect.stringContaining('cli backup') as string },
    ],
    ['none', [], KEY, { says: 'no backup yet', cure: 'Run `cli backup <place>` every night' }],
    [
      'no key',
      [],
      {},
      {
        says: 'no backup yet; BACKUP_KEY is not set',
        cure: expect.stringContaining('Set BACKUP_KEY') as string,
      },
    ],
  ])('of a site in use for a year: %s', async (_, statements, more, finding) => {
    await plant(
      `insert into accounts (id, email, name, role, time_zone, created_at, last_seen_at)
       values (gen_random_uuid(), 'a@example.org', 'Rosa', 'member', 'UTC', now() - interval '1 year', now())`,
      ...statements,
    );
    expect(await backupFound(more)).toEqual([expect.objectContaining({ part: 'backup', ...finding })]);
  });
});
