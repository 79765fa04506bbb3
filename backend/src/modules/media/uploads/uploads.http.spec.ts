import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCreator, aMember } from '../../../../test/builders/people.js';
import { aPicture, aTicket, anUpload, sendTo } from '../../../../test/builders/uploads.js';
import { hours, minutes } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Storage } from '../../../platform/storage/index.js';
import { UploadsService } from '../index.js';
import { MediaAsset } from '../assets/media-asset.entity.js';
import { SweepUploadsJob } from './sweep-uploads.job.js';
import { deepTest } from '../../../../test/deep-test.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.database.query('delete from rate_limits'));

const uploads = () => t.app.get(UploadsService, { strict: false });
const storage = () => t.app.get(Storage);
const claim = async (accountId: string, url: string) => {
  const received = await uploads().receive(accountId, url, 'thumbnail');
  return t.database.transaction((tx) => uploads().claim(tx, received));
};
const stored = async () => [...(await storage().keys('uploads/')), ...(await storage().keys('media/'))];

describe('a ticket', () => {
  test('has an address for ten minutes, and the headers to send', async () => {
    const { browser } = await aMember(t);
    const body = { purpose: 'avatar', fileName: 'me.png', mimeType: 'Image/PNG', fileSize: 1000 };
    const ticket = (await browser.post('/api/objects/upload').send(body).expect(200)).body;
    const url = new URL(ticket.uploadURL);
    expect(ticket).toEqual({
      uploadURL: expect.any(String),
      storageUrl: url.origin + url.pathname,
      requiredHeaders: { 'content-type': 'image/png' },
      expiresAt: new Date(t.clock.now().getTime() + minutes(10)).toISOString(),
    });
    expect(url.searchParams.get('X-Amz-Expires')).toBe('600');
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect(url.pathname).toMatch(/^\/_s3\/sanctum\/uploads\/[0-9a-f-]{36}$/);
  });

  test('requested without a body is for a file of the coach', async () => {
    const coach = await aCreator(t);
    const answer = await coach.browser.post('/api/objects/upload').expect(200);
    expect(answer.body.requiredHeaders).toEqual({});
    const { browser } = await aMember(t);
    expect((await browser.post('/api/objects/upload').expect(403)).body.code).toBe('not_for_your_role');
  });

  test.each<[number, string, object]>([
    [400, 'invalid', { purpose: 'avatar' }],
    [400, 'invalid', { purpose: 'avatar', mimeType: 'image/png' }],
    [400, 'invalid', { purpose: 'avatar', mimeType: 'image/png', fileSize: 0 }],
    [400, 'invalid', { purpose: 'avatar', mimeType: 'image/png', fileSize: 1.5 }],
    [400, 'invalid', { purpose: 'banner', mimeType: 'image/png', fileSize: 10 }],
    [400, 'invalid', { purpose: 'avatar', mimeType: 'image/png', fileSize: 10, key: 'media/x' }],
    [422, 'upload_type', { purpose: 'avatar', mimeType: 'image/svg+xml', fileSize: 10 }],
    [422, 'upload_type', { purpose: 'avatar', mimeType: 'application/pdf', fileSize: 10 }],
    [422, 'upload_type', { purpose: 'file', mimeType: 'text/html', fileSize: 10 }],
    [422, 'upload_type', { purpose: 'file', mimeType: 'text/vtt', fileSize: 10 }],
    [413, 'upload_too_large', { purpose: 'avatar', mimeType: 'image/png', fileSize: 5_242_881 }],
    [413, 'upload_too_large', { purpose: 'thumbnail', mimeType: 'image/png', fileSize: 5_242_881 }],
    [413, 'upload_too_large', { purpose: 'file', mimeType: 'application/pdf', fileSize: 52_428_801 }],
  ])('is refused with %i %s for %j', async (status, code, body) => {
    const { browser } = await aCreator(t);
    expect((await browser.post('/api/objects/upload').send(body).expect(status)).body.code).toBe(code);
  });

  test('for too large a file is refused with both sizes, which always differ', async () => {
    const { browser } = await aCreator(t);
    const body = { purpose: 'thumbnail', mimeType: 'image/png', fileSize: 5_242_881 };
    const answer = await browser.post('/api/objects/upload').send(body).expect(413);
    expect(answer.body).toMatchObject({
      message: 'This file is too large: 5.1 MB. The limit is 5 MB.',
      fields: { fileSize: 'This file is too large: 5.1 MB. The limit is 5 MB.' },
    });
  });

  test.each(['thumbnail', 'file', 'media'])('for a %s is not for members', async (purpose) => {
    const { browser } = await aMember(t);
    const body = { purpose, mimeType: 'image/png', fileSize: 10 };
    await browser.post('/api/objects/upload').send(body).expect(403);
  });

  test('is given to a member at most twenty times an hour', async () => {
    const { browser } = await aMember(t);
    const body = { purpose: 'avatar', mimeType: 'image/png', fileSize: 10 };
    for (let n = 0; n < 20; n++) await browser.post('/api/objects/upload').send(body).expect(200);
    expect((await browser.post('/api/objects/upload').send(body).expect(429)).body.code).toBe('too_many');
  });
});

describe('an upload', () => {
  test('becomes an asset once', async () => {
    const { id, browser } = await aCreator(t);
    const url = await anUpload(browser, { purpose: 'thumbnail', fileName: 'Forest.PNG' });
    const asset = await claim(id, url);
    expect(asset).toMatchObject({
      kind: 'image',
      fileName: 'Forest.webp',
      mimeType: 'image/webp',
      isPublic: true,
      width: 640,
      height: 480,
      createdBy: id,
    });
    await expect(claim(id, url)).rejects.toMatchObject({ kind: 'conflict', code: 'upload_used' });
  });

  test('that has not arrived yet can be used once it has', async () => {
    const { id, browser } = await aCreator(t);
    const bytes = await aPicture();
    const ticket = await aTicket(browser, {
      purpose: 'thumbnail',
      mimeType: 'image/png',
      fileSize: bytes.length,
    });
    await expect(claim(id, ticket.storageUrl)).rejects.toMatchObject({ code: 'upload_missing' });
    await sendTo(ticket, bytes);
    await claim(id, ticket.storageUrl);
  });

  test('that is refused is deleted and cannot be reused', async () => {
    const { id, browser } = await aCreator(t);
    const url = await anUpload(browser, {
      purpose: 'thumbnail',
      bytes: Buffer.from('<svg onload="alert(1)"/>'),
    });
    await expect(claim(id, url)).rejects.toMatchObject({ code: 'upload_type' });
    expect((await stored()).filter((key) => url.endsWith(key))).toEqual([]);
    await expect(claim(id, url)).rejects.toMatchObject({ code: 'upload_used' });
  });
});

describe('simultaneous claims of one upload', () => {
  /** Claims a file several times at once, after all calls have examined it. */
  async function claimTogether(times: number): Promise<number> {
    const { id, browser } = await aCreator(t);
    const url = await anUpload(browser, { purpose: 'thumbnail' });
    const received = await Promise.all(
      Array.from({ length: times }, () => uploads().receive(id, url, 'thumbnail')),
    );
    const claims = await Promise.allSettled(
      received.map((one) => t.database.transaction((tx) => uploads().claim(tx, one))),
    );
    for (const one of claims) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'upload_used' });
    }
    return claims.filter(({ status }) => status === 'fulfilled').length;
  }

  test('exactly one wins', async () => {
    expect(await claimTogether(8)).toBe(1);
  });

  deepTest('several win without the constraints: they settle it', async () => {
    // Constraints that refer to the primary key go with it: a video's captions.
    await t.database.query('alter table media_assets drop constraint media_assets_pk cascade');
    await t.database.query('alter table media_assets drop constraint media_assets_object_key');
    expect(await claimTogether(8)).toBe(8);
    await t.database.transaction((tx) => tx.clear(MediaAsset));
    await t.database.query('alter table media_assets add constraint media_assets_pk primary key (id)');
    await t.database.query(
      `alter table media_assets add constraint media_assets_captions_fk
       foreign key (captions_asset_id) references media_assets (id)`,
    );
    await t.database.query(
      'alter table media_assets add constraint media_assets_object_key unique (object_key)',
    );
  });
});

describe('leftover uploads', () => {
  test('are deleted: unclaimed ones, and files sent again after the claim', async () => {
    const { id, browser } = await aCreator(t);
    const bytes = await aPicture();
    const forgotten = await anUpload(browser, { purpose: 'thumbnail' });
    const ticket = await aTicket(browser, {
      purpose: 'thumbnail',
      mimeType: 'image/png',
      fileSize: bytes.length,
    });
    await sendTo(ticket, bytes);
    const asset = await claim(id, ticket.storageUrl);
    await t.runJobs();
    await sendTo(ticket, bytes);
    // As left by a claim that broke off between storage and database.
    const halfWay = await anUpload(browser, { purpose: 'thumbnail' });
    await uploads().receive(id, halfWay, 'thumbnail');

    t.clock.advance(hours(26));
    await t.app.get(SweepUploadsJob, { strict: false }).run();

    const left = await stored();
    for (const url of [forgotten, ticket.storageUrl, halfWay]) {
      expect(left.filter((key) => url.endsWith(key))).toEqual([]);
    }
    expect(left).toContain(asset.objectKey);
    expect(left.filter((key) => halfWay.endsWith(key.slice('media/'.length)))).toEqual([]);
    await expect(claim(id, forgotten)).rejects.toMatchObject({ code: 'upload_unknown' });
  });

  test('yesterday’s upload is unknown, even if its file still exists', async () => {
    const { id, browser } = await aCreator(t);
    const url = await anUpload(browser, { purpose: 'thumbnail' });
    t.clock.advance(hours(24) + 1);
    await expect(claim(id, url)).rejects.toMatchObject({ code: 'upload_unknown' });
  });

  test('an upload with a made-up id does not exist', async () => {
    const { id, browser } = await aCreator(t);
    const url = await anUpload(browser, { purpose: 'thumbnail' });
    const other = url.replace(/[^/]+$/, newId());
    await expect(claim(id, other)).rejects.toMatchObject({ code: 'upload_unknown' });
  });
});
