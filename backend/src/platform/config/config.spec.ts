import { ConfigError, readConfig } from './config.js';

const production = {
  NODE_ENV: 'production',
  APP_SECRET: 'q8Vx2mB7-tL0zKp5_wRnY3cJ6hD9sFgA1',
  PUBLIC_URL: 'https://sanctum.example',
  TRUST_PROXY: '1',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Maren <maren@sanctum.example>',
};

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

  test('the coach must have a second factor in production, elsewhere only where it is asked for', () => {
    expect(readConfig({}).coachNeedsSecondFactor).toBe(false);
    expect(readConfig({ SECOND_FACTOR_REQUIRED: 'true' }).coachNeedsSecondFactor).toBe(true);
    expect(readConfig({ ...production, SECOND_FACTOR_REQUIRED: 'false' }).coachNeedsSecondFactor).toBe(true);
  });

  test.each(['APP_SECRET', 'PUBLIC_URL', 'SMTP_URL'])('production without %s names it', (name) =>
    expect(problemsOf({ ...production, [name]: '' })).toEqual([expect.stringContaining(name)]),
  );

  test('production without a proxy that holds the certificate names TRUST_PROXY', () =>
    expect(problemsOf({ ...production, TRUST_PROXY: '0' })).toEqual([
      expect.stringContaining('TRUST_PROXY'),
    ]));

  test('production refuses the payment sandbox', () =>
    expect(
      problemsOf({
        ...production,
        STRIPE_SECRET_KEY: '',
        STRIPE_PUBLISHABLE_KEY: '',
        STRIPE_WEBHOOK_SECRET: '',
      }),
    ).toEqual([expect.stringContaining('STRIPE_SECRET_KEY')]));

  test.each([
    ['STRIPE_SECRET_KEY', 'sk_test_x'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_test_x'],
  ])('production refuses a test key in %s unless STRIPE_TEST_MODE allows it', (name, key) => {
    expect(problemsOf({ ...production, [name]: key })).toEqual([expect.stringContaining(name)]);
    expect(problemsOf({ ...production, [name]: key, STRIPE_TEST_MODE: 'true' })).toEqual([]);
  });

  test.each([
    ['APP_SECRET', 'change-me-please-0123456789-abcdefghij'],
    ['S3_SECRET_ACCESS_KEY', 'sanctum-trial-only'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_your_secret'],
    ['DATABASE_URL', 'postgres://sanctum:sanctum@database:5432/sanctum'],
  ])('production refuses the example that everybody knows in %s', (name, value) => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.sanctum.example',
      S3_ACCESS_KEY_ID: 'x',
      S3_SECRET_ACCESS_KEY: 'y',
    };
    expect(problemsOf({ ...production, ...s3, [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  test('production refuses the sender of the examples', () =>
    expect(problemsOf({ ...production, MAIL_FROM: 'Sanctum <hello@sanctum.test>' })).toEqual([
      expect.stringContaining('MAIL_FROM'),
    ]));

  test.each([
    ['short', 'x'.repeat(10)],
    ['monotonous', 'a'.repeat(40)],
  ])('production refuses a %s secret', (_, APP_SECRET) =>
    expect(problemsOf({ ...production, APP_SECRET })).toEqual([expect.stringContaining('APP_SECRET')]),
  );

  test('half a Stripe configuration names what is missing', () =>
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_x' })).toEqual([
      expect.stringContaining('STRIPE_PUBLISHABLE_KEY'),
      expect.stringContaining('STRIPE_WEBHOOK_SECRET'),
    ]));

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['LOG_LEVEL', 'loud'],
    ['CALENDLY_URL', 'http://calendly.com/ada'],
    ['CALENDLY_URL', 'https://calendly.com.example.org/ada'],
    ['CALENDLY_URL', 'https://notcalendly.com/ada'],
    ['CALENDLY_URL', 'https://calendly.com@example.org/ada'],
    ['CALENDLY_URL', 'https://calendly.com:8443/ada'],
  ])('%s=%s is refused by name', (name, value) =>
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(name)]),
  );
});
