import { PRODUCTION as production } from '../../../test/production-environment.js';
import { ConfigError, readConfig } from './config.js';

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('configuration', () => {
  test('an empty environment runs everything embedded on port 3000', () => {
    const config = readConfig({});
    expect(config.port).toBe(3000);
    expect(config.publicUrl).toBe('http://localhost:3000');
    expect(config.database.url).toBeUndefined();
    expect(config.stripe).toBeUndefined();
    expect(config.seedDemo).toBe(true);
  });

  test('production plants no demo content', () => expect(readConfig(production).seedDemo).toBe(false));

  test('the coach must have a second factor in production, and elsewhere only if it is required', () => {
    expect(readConfig({}).coachNeedsSecondFactor).toBe(false);
    expect(readConfig({ SECOND_FACTOR_REQUIRED: 'true' }).coachNeedsSecondFactor).toBe(true);
    expect(readConfig({ ...production, SECOND_FACTOR_REQUIRED: 'false' }).coachNeedsSecondFactor).toBe(true);
  });

  test('a mailbox on this machine may be read without encryption', () =>
    expect(
      readConfig({ BOUNCE_MAILBOX_URL: 'imap://maren:x@127.0.0.1:143/INBOX' }).mail.bounceMailboxUrl,
    ).toContain('127.0.0.1'));

  test('an incomplete Stripe configuration names what is missing', () =>
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_x' })).toEqual([
      expect.stringContaining('STRIPE_PUBLISHABLE_KEY'),
      expect.stringContaining('STRIPE_WEBHOOK_SECRET'),
    ]));

  test.each([
    ['sk_live_4fH7sKq2Lm9', 'pk_test_4fH7sKq2Lm9'],
    ['sk_test_4fH7sKq2Lm9', 'pk_live_4fH7sKq2Lm9'],
  ])('Stripe keys of two modes are refused: %s, %s', (secret, publishable) =>
    expect(
      problemsOf({
        STRIPE_SECRET_KEY: secret,
        STRIPE_PUBLISHABLE_KEY: publishable,
        STRIPE_WEBHOOK_SECRET: 'whsec_4fH7sKq2Lm9',
      }),
    ).toEqual([expect.stringContaining('test mode and the other for live mode')]),
  );

  test.each([
    ['TRUST_PROXY', 'abc', 'TRUST_PROXY: must be a whole number from 0 to 5'],
    ['TRUST_PROXY', '1.5', 'TRUST_PROXY: must be a whole number from 0 to 5'],
    ['PORT', '70000', 'PORT: must be a whole number from 0 to 65535'],
    ['DATABASE_POOL', '1', 'DATABASE_POOL: must be a whole number from 2 to 100'],
    [
      'MAIL_FROM',
      'garbage',
      'MAIL_FROM: must be an email address such as hello@sanctum.example or Sanctum <hello@sanctum.example>',
    ],
  ])('%s=%s is refused in one sentence', (name, value, sentence) =>
    expect(problemsOf({ [name]: value })).toEqual([sentence]),
  );

  test.each([
    'hello@sanctum.example',
    'Sanctum <hello@sanctum.example>',
    '<hello@sanctum.example>',
    '"Ada, coach" <ada@b.de>',
  ])('emails may be sent by %s', (from) => expect(readConfig({ MAIL_FROM: from }).mail.from).toBe(from));

  test('a browser URL for files alone names what is missing', () =>
    expect(problemsOf({ S3_PUBLIC_ENDPOINT: 'https://files.sanctum.example' })).toEqual([
      expect.stringContaining('S3_ENDPOINT'),
    ]));

  test('the previous secret is refused if it equals the current one', () =>
    expect(
      problemsOf({ APP_SECRET: production.APP_SECRET, APP_SECRET_PREVIOUS: production.APP_SECRET }),
    ).toEqual([expect.stringContaining('APP_SECRET_PREVIOUS')]));

  test('a migration role alone names what is missing', () =>
    expect(problemsOf({ MIGRATOR_DATABASE_URL: 'postgres://owner@database/sanctum' })).toEqual([
      expect.stringContaining('DATABASE_URL'),
    ]));

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['LOG_LEVEL', 'loud'],
    ['BACKUP_KEEP', 'a week'],
    ['BOUNCE_MAILBOX_URL', 'pop3://maren:u8-Krw3pQz@mail.sanctum.example'],
    ['BOUNCE_MAILBOX_URL', 'imaps://mail.sanctum.example/INBOX'],
    ['BOUNCE_MAILBOX_URL', 'imap://maren:u8-Krw3pQz@mail.sanctum.example/INBOX'],
    ['CALENDLY_URL', 'http://calendly.com/ada'],
    ['CALENDLY_URL', 'https://calendly.com.example.org/ada'],
    ['CALENDLY_URL', 'https://notcalendly.com/ada'],
    ['CALENDLY_URL', 'https://calendly.com@example.org/ada'],
    ['CALENDLY_URL', 'https://calendly.com:8443/ada'],
  ])('%s=%s is refused by name', (name, value) =>
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(name)]),
  );
});
