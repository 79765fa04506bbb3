import { startTestApp, type TestApp } from '../test/app.js';
import { demoFile } from '../test/builders/files.js';
import { aCreator } from '../test/builders/people.js';
import { aTicket, sendTo } from '../test/builders/uploads.js';
import { Bucket, startEmbeddedS3, type TestS3 } from '../test/embedded-s3.js';
import { standInsOf } from './parts.js';
import { readConfig } from './platform/config/config.js';
import { type Listener, listenOnLoopback } from './stand-ins/embedded-s3/index.js';

const REAL = {
  // nothing listens there
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtp://mail.example',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

it('unconfigured services have a stand-in, configured ones do not', () => {
  expect(standInsOf(readConfig({}))).toEqual({ storage: true, mail: true, payments: true });
  expect(standInsOf(readConfig(REAL))).toEqual({ storage: false, mail: false, payments: false });
});

it('production has no stand-in for emails and payments', () => {
  expect(standInsOf({ ...readConfig({}), production: true })).toMatchObject({ mail: false, payments: false });
});

describe('a server with a storage that browsers reach at another address', () => {
  let s3: TestS3;
  let outside: Listener;
  let t: TestApp;
  beforeAll(async () => {
    s3 = await startEmbeddedS3();
    outside = await listenOnLoopback(s3.embedded.handler({ prefix: '' }));
    t = await startTestApp({
      S3_ENDPOINT: s3.url,
      S3_PUBLIC_ENDPOINT: outside.url,
      S3_BUCKET: Bucket,
      S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
    });
  });
  afterAll(async () => {
    await t.close();
    await outside.close();
    await s3.close();
  });

  it('keeps uploads there, and serves them from there with ranges', async () => {
    const bells = demoFile('audio/morning-bells.m4a');
    const { browser } = await aCreator(t);
    const ticket = await aTicket(browser, {
      purpose: 'media',
      mimeType: 'audio/mp4',
      fileSize: bells.length,
    });
    expect(ticket.uploadURL.startsWith(`${outside.url}/${Bucket}/uploads/`)).toBe(true);
    expect((await sendTo(ticket, bells)).status).toBe(200);

    const { storageUrl } = ticket;
    const made = await browser
      .post('/api/creator/media')
      .send({
        fileName: 'bells.m4a',
        fileType: 'audio',
        mimeType: 'audio/mp4',
        fileSize: bells.length,
        storageUrl,
      })
      .expect(201);
    const { body } = await browser.get(`/api/creator/media/${made.body.id as string}`).expect(200);
    const { url } = body as { url: string };
    const part = await fetch(url, { headers: { range: 'bytes=10-19' } });

    expect(url.startsWith(`${outside.url}/${Bucket}/media/`)).toBe(true);
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(bells.subarray(10, 20))).toBe(true);
    // signed for the browsers' address only
    expect((await fetch(url.replace(outside.url, s3.url))).status).toBe(403);
  });
});

describe('a server with real parts', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp(REAL);
  });
  afterAll(() => t.close());

  it('is alive but not ready while its bucket is unreachable', async () => {
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
