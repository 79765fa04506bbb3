import { PRODUCTION } from '../../../test/production-environment.js';
import { ConfigError, readConfig } from './config.js';

const problemsOf = (changed: Record<string, string>) => {
  try {
    readConfig({ ...PRODUCTION, ...changed });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

/** Case name, changed variables, and the one variable that the refusal names. */
const REFUSED: [what: string, changed: Record<string, string>, named: string][] = [
  // missing
  ['no secret for tokens', { APP_SECRET: '' }, 'APP_SECRET'],
  ['no public address', { PUBLIC_URL: '' }, 'PUBLIC_URL'],
  ['no proxy that holds the certificate', { TRUST_PROXY: '0' }, 'TRUST_PROXY'],
  ['no mail server', { SMTP_URL: '' }, 'SMTP_URL'],
  ['no sender', { MAIL_FROM: 'Sanctum <hello@sanctum.test>' }, 'MAIL_FROM'],
  ['no password of the database', { DATABASE_URL: 'postgres://sanctum@database/sanctum' }, 'DATABASE_URL'],
  ['a storage without its key', { S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID'],
  ['a storage without its secret', { S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY'],
  ['Stripe without its webhook', { STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
  [
    'the payment sandbox',
    { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
    'STRIPE_SECRET_KEY',
  ],
  // addresses that others can read on the way
  ['a public address over http', { PUBLIC_URL: 'http://sanctum.example' }, 'PUBLIC_URL'],
  ['files over http', { S3_PUBLIC_ENDPOINT: 'http://files.sanctum.example' }, 'S3_PUBLIC_ENDPOINT'],
  ['files over http, unnamed', { S3_PUBLIC_ENDPOINT: '' }, 'S3_ENDPOINT'],
  // sandbox
  ['a secret test key', { STRIPE_SECRET_KEY: 'sk_test_51Hq2mB7tL0z' }, 'STRIPE_SECRET_KEY'],
  ['a public test key', { STRIPE_PUBLISHABLE_KEY: 'pk_test_51Hq2mB7tL0z' }, 'STRIPE_PUBLISHABLE_KEY'],
  // examples
  ['an example for tokens', { APP_SECRET: 'change-me-please-0123456789-abcdefghij' }, 'APP_SECRET'],
  ['a placeholder for tokens', { APP_SECRET: 'placeholder-placeholder-placeholder' }, 'APP_SECRET'],
  ['an example for files', { S3_SECRET_ACCESS_KEY: 'sanctum-trial-only' }, 'S3_SECRET_ACCESS_KEY'],
  [
    'the example of Amazon',
    { S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
    'S3_SECRET_ACCESS_KEY',
  ],
  ['an example webhook', { STRIPE_WEBHOOK_SECRET: 'whsec_your_secret' }, 'STRIPE_WEBHOOK_SECRET'],
  ['an example key', { STRIPE_SECRET_KEY: 'sk_live_xxxxxxxx' }, 'STRIPE_SECRET_KEY'],
  [
    'the name as password of the database',
    { DATABASE_URL: 'postgres://sanctum:sanctum@database:5432/sanctum' },
    'DATABASE_URL',
  ],
  [
    'a default password of the database',
    { DATABASE_URL: 'postgres://sanctum:postgres123@database:5432/sanctum' },
    'DATABASE_URL',
  ],
  ['an example mail password', { SMTP_URL: 'smtp://user:password@mail.sanctum.example' }, 'SMTP_URL'],
  [
    'an example password of the mailbox',
    { BOUNCE_MAILBOX_URL: 'imaps://maren:password@mail.sanctum.example/INBOX' },
    'BOUNCE_MAILBOX_URL',
  ],
  [
    'a mailbox that is read without encryption',
    { BOUNCE_MAILBOX_URL: 'imap://maren:u8-Krw3pQz@mail.sanctum.example/INBOX' },
    'BOUNCE_MAILBOX_URL',
  ],
  // weak
  ['a short secret', { APP_SECRET: 'q8Vx2mB7-t' }, 'APP_SECRET'],
  ['a monotonous secret', { APP_SECRET: 'a'.repeat(40) }, 'APP_SECRET'],
  ['one piece again and again', { APP_SECRET: 'q8Vx2mB7-tL0'.repeat(3) }, 'APP_SECRET'],
  ['a monotonous secret before', { APP_SECRET_PREVIOUS: 'b'.repeat(40) }, 'APP_SECRET_PREVIOUS'],
  ['letters in their order', { APP_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' }, 'APP_SECRET'],
  ['a short secret of the storage', { S3_SECRET_ACCESS_KEY: 'Wm4v0Tq9' }, 'S3_SECRET_ACCESS_KEY'],
  ['a monotonous one', { S3_SECRET_ACCESS_KEY: '1'.repeat(20) }, 'S3_SECRET_ACCESS_KEY'],
  [
    'a short password of the database',
    { DATABASE_URL: 'postgres://sanctum:k7Qz@database/sanctum' },
    'DATABASE_URL',
  ],
  [
    'a short password of the role that migrates',
    { MIGRATOR_DATABASE_URL: 'postgres://owner:k7Qz@database/sanctum' },
    'MIGRATOR_DATABASE_URL',
  ],
  ['a webhook secret that is none', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_WEBHOOK_SECRET'],
  ['a short mail password', { SMTP_URL: 'smtp://maren:k7Q@mail.sanctum.example' }, 'SMTP_URL'],
];

describe('in production', () => {
  test('a valid configuration starts', () => expect(problemsOf({})).toEqual([]));

  test.each(REFUSED)('%s is refused by name', (_what, changed, named) => {
    expect(problemsOf(changed)).toEqual([expect.stringMatching(new RegExp(`^${named}: `))]);
  });

  test('all errors are named at once', () => {
    const problems = problemsOf({ APP_SECRET: '', PUBLIC_URL: 'http://sanctum.example', SMTP_URL: '' });
    expect(problems).toEqual([
      expect.stringContaining('APP_SECRET'),
      expect.stringContaining('SMTP_URL'),
      expect.stringContaining('PUBLIC_URL'),
    ]);
  });

  test('no refusal repeats the secret', () => {
    const secrets = {
      APP_SECRET: 'a'.repeat(40),
      S3_SECRET_ACCESS_KEY: 'Wm4v0',
      DATABASE_URL: 'postgres://sanctum:Zb81@database/sanctum',
      STRIPE_WEBHOOK_SECRET: 'whsec_Hk2',
    };
    const said = problemsOf(secrets).join('\n');
    for (const secret of ['aaaa', 'Wm4v0', 'Zb81', 'Hk2']) expect(said).not.toContain(secret);
  });

  test('keys of Stripe’s test mode are accepted where STRIPE_TEST_MODE says so', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_51Hq2mB7tL0z',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_51Hq2mB7tL0z',
    };
    expect(problemsOf({ ...keys, STRIPE_TEST_MODE: 'true' })).toEqual([]);
  });

  test.each([
    'postgres:///sanctum?host=/var/run/postgresql',
    'postgres://sanctum@database/sanctum?sslcert=client.crt&sslkey=client.key',
  ])('a database that knows its clients another way needs no password: %s', (DATABASE_URL) => {
    expect(problemsOf({ DATABASE_URL })).toEqual([]);
  });

  test('files may be stored on this machine’s disk', () => {
    const nowhere = {
      S3_ENDPOINT: '',
      S3_PUBLIC_ENDPOINT: '',
      S3_ACCESS_KEY_ID: '',
      S3_SECRET_ACCESS_KEY: '',
    };
    expect(problemsOf(nowhere)).toEqual([]);
  });
});
