import { startTestApp, type TestApp } from '../test/app.js';
import { standInsOf } from './parts.js';
import { readConfig } from './platform/config/config.js';

const REAL = {
  // nobody listens there
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtp://mail.example',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

it('what is not configured has a stand-in, what is configured has none', () => {
  expect(standInsOf(readConfig({}))).toEqual({ storage: true, mail: true, payments: true });
  expect(standInsOf(readConfig(REAL))).toEqual({ storage: false, mail: false, payments: false });
});

it('production has no stand-in for mails and payments', () => {
  expect(standInsOf({ ...readConfig({}), production: true })).toMatchObject({ mail: false, payments: false });
});

describe('a server with real parts', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp(REAL);
  });
  afterAll(() => t.close());

  it('readiness asks the bucket, too: while it is away the server is alive and not ready', async () => {
    const { body } = await t.browser().get('/api/health/ready').expect(503);
    expect(body).toMatchObject({ statusCode: 503, code: 'storage_unavailable' });
    await t.browser().get('/api/health/live').expect(200);
  });

  it.each(['/sandbox/mail', '/sandbox/mail.json', '/sandbox/payments', '/v1/events', '/_s3/sanctum/x'])(
    'has nothing at %s',
    async (path) => {
      await t.browser().get(path).expect(404);
    },
  );
});
