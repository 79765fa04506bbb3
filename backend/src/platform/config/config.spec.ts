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
  ])('%s=%s is refused by name', (name, value) =>
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(name)]),
  );
});
