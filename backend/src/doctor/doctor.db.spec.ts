import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  asAdministrator,
  at,
  HealthySite,
  listOf,
  type Peers,
  webhook,
} from '../../test/doctor/healthy-site.js';
import { PRODUCTION } from '../../test/production-environment.js';
import { doctorCommand } from '../doctor-command.js';
import { later, minutes, SystemClock } from '../kernel/clock.js';
import { printOf } from '../platform/security/secret-print.js';
import { WEBHOOK_EVENTS } from '../platform/stripe/stripe-client.js';
import { examine, type Surroundings } from './examine.js';
import type { Finding } from './finding.js';

let site: HealthySite;
beforeAll(async () => {
  site = await HealthySite.start();
});
afterAll(() => site.close());
beforeEach(() => site.heal());

class FastClock extends SystemClock {
  override now(): Date {
    return later(super.now(), minutes(5));
  }
}

const OLD_SECRET = 'the secret of another year, long enough';

async function secretInUseSince(since: string): Promise<() => Promise<void>> {
  const print = printOf(PRODUCTION.APP_SECRET);
  await asAdministrator(
    site.migrated.url,
    `insert into secret_uses (print, since) values ('${print}', '${since}')`,
  );
  return () => asAdministrator(site.migrated.url, 'delete from secret_uses');
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
  SMTP_URL: site.env['SMTP_URL']!,
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
    { env: () => ({ DATABASE_URL: at(site.migrated, { username: site.owner, port: '9' }) }) },
  ],
  [
    'a wrong password of the database',
    'database',
    /rejected the password/,
    {
      env: () => ({ DATABASE_URL: at(site.migrated, { username: site.owner, password: 'another-Tq8Zx2' }) }),
    },
  ],
  [
    'a database of another name',
    'database',
    /found no database nothing/,
    { env: () => ({ DATABASE_URL: at(site.migrated, { username: site.owner, pathname: '/nothing' }) }) },
  ],
  [
    'a superuser in production',
    'database',
    /is a superuser/,
    { env: () => inProduction({ DATABASE_URL: at(site.migrated, { username: site.administrator }) }) },
  ],
  [
    'a role that may not write what it must',
    'database',
    /can’t read and write \d+ tables, such as \w+/,
    { env: () => ({ DATABASE_URL: at(site.migrated, { username: site.guest }) }) },
  ],
  [
    'a role of the server that can change the schema beside one that is there for it',
    'database',
    /the role of the server can make tables$/,
    { env: () => ({ MIGRATOR_DATABASE_URL: at(site.migrated, { username: site.owner }) }) },
  ],
  [
    'a role for migrations that may not make tables',
    'database',
    /the migration role can’t create tables/,
    {
      env: () => ({ MIGRATOR_DATABASE_URL: at(site.migrated, { username: site.guest }) }),
      plant: async () => {
        await asAdministrator(site.migrated.url, `revoke create on schema public from ${site.owner}`);
        return () => asAdministrator(site.migrated.url, `grant create on schema public to ${site.owner}`);
      },
    },
  ],
  [
    'a wrong password of the role that migrates',
    'database',
    /rejected the password/,
    {
      env: () => ({
        MIGRATOR_DATABASE_URL: at(site.migrated, { username: site.guest, password: 'another-Tq8Zx2' }),
      }),
      plant: async () => {
        await asAdministrator(site.migrated.url, `revoke create on schema public from ${site.owner}`);
        return () => asAdministrator(site.migrated.url, `grant create on schema public to ${site.owner}`);
      },
    },
  ],
  [
    'a schema that is not up to date',
    'database',
    /\d+ migrations are pending/,
    { env: () => ({ DATABASE_URL: at(site.empty, { username: site.owner }) }) },
  ],
  [
    'a schema of a newer version',
    'database',
    /belongs to a newer version/,
    {
      plant: async () => {
        await asAdministrator(
          site.migrated.url,
          `insert into migrations (timestamp, name) values (9, 'Later9')`,
        );
        return () => asAdministrator(site.migrated.url, `delete from migrations where name = 'Later9'`);
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
      env: () => ({ SMTP_URL: `smtp://maren:wrong@${site.mailHost}` }),
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
    { env: () => ({ SMTP_URL: `smtps://${site.mailHost}` }) },
  ],
  [
    'a wrong password of the mailbox',
    'bounces',
    /rejected the password/,
    { env: () => ({ BOUNCE_MAILBOX_URL: site.mailbox.url.replace('Krw3', 'other') }) },
  ],
  [
    'a mailbox that is not there',
    'bounces',
    /couldn’t open the mailbox/,
    { env: () => ({ BOUNCE_MAILBOX_URL: site.mailbox.url.replace('INBOX', 'Elsewhere') }) },
  ],
  [
    'a server of the mailbox that is not there',
    'bounces',
    /couldn’t reach/,
    { env: () => ({ BOUNCE_MAILBOX_URL: site.mailbox.url.replace(/:\d+\//, ':9/') }) },
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
      env: () => ({ DATA_DIR: path.join(site.dataDir, 'a-file/data') }),
      plant: async () => {
        await writeFile(path.join(site.dataDir, 'a-file'), 'x');
        return () => rm(path.join(site.dataDir, 'a-file'));
      },
    },
  ],
];

it('a healthy installation is reported as such, part by part', async () => {
  const said: string[] = [];
  expect(await doctorCommand(site.env, site.around(), [], (line) => said.push(line))).toBe(true);

  expect(said.at(-1)).toBe('Everything works.');
  for (const part of ['database', 'storage', 'mail', 'payments', 'clock', 'disk'])
    expect(said.join('\n')).toMatch(new RegExp(`^ok {4}${part} `, 'm'));
});

it.each(MISTAKES)('%s is found, alone, with its fix', async (_what, part, says, mistake) => {
  mistake.peers?.(site.peers);
  const takeBack = await mistake.plant?.();
  const findings = await examine({ ...site.env, ...mistake.env?.() }, site.around(mistake.around?.()));
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
  const findings = await examine({ ...site.env, ...secrets }, site.around());
  await takeBack();

  expect(findings).toContainEqual({ part: 'secret', says: expect.stringMatching(says) });
});

it('a wrong clock is reported by every part that knows the time', async () => {
  const found = (await examine(site.env, site.around({ clock: new FastClock() }))).filter(
    ({ part }) => part === 'clock',
  );

  expect(found.map(({ says }) => says)).toEqual([
    expect.stringMatching(/^is (29|3\d)\d seconds apart from the database$/),
    expect.stringMatching(/^is (29|3\d)\d seconds apart from the storage$/),
  ]);
});

it('each problem comes with its fix, and without secrets', async () => {
  const said: string[] = [];
  const wrong = {
    ...site.env,
    DATABASE_URL: at(site.migrated, { username: site.owner, password: 'another-Tq8Zx2' }),
  };
  expect(await doctorCommand(wrong, site.around(), [], (line) => said.push(line))).toBe(false);

  expect(said).toContainEqual(expect.stringMatching(/^FAIL {2}database /));
  expect(said).toContainEqual(expect.stringMatching(/→ Correct DATABASE_URL/));
  expect(said.at(-1)).toBe('1 problem found.');
  expect(said.join('\n')).not.toContain('another-Tq8Zx2');
});

it('the doctor leaves nothing in the storage', async () => {
  await examine(site.env, site.around());
  const keys = await site.s3.embedded['objects'].list('doctor/');
  expect(keys).toEqual([]);
});
