import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import {
  aMultipartUpload,
  anUpload,
  aPicture,
  aTicket,
  sendPart,
  sendTo,
} from '../../../../test/builders/uploads.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { days } from '../../../kernel/clock.js';
import { MultipartUploads, Storage } from '../../../platform/storage/index.js';
import { SweepUploadsJob } from './sweep-uploads.job.js';
import { deepTest } from '../../../../test/deep-test.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  coach = await aCreator(t);
});

const png = 'image/png';
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

/** Reads all traces of files: objects, multipart uploads, bodies in transit, rows. */
async function everything() {
  const storage = t.app.get(Storage);
  const assets = await t.database.query<{ id: string }>('select id from media_assets order by id');
  return {
    objects: [...(await storage.keys('uploads/')), ...(await storage.keys('media/'))].toSorted(),
    assets: assets.map(({ id }) => id),
  };
}

const sweep = () => t.app.get(SweepUploadsJob, { strict: false }).run();

describe('a script instead of a picture or a file is refused and deleted right away', () => {
  test.each([
    ['an avatar', 'avatar'],
    ['the thumbnail of a new course', 'thumbnail'],
    ['the thumbnail of a product', 'thumbnail'],
    ['a file that is sold', 'file'],
    ['a file of a product', 'file'],
  ])('%s', async (what, purpose) => {
    const product = await aProduct(t, {});
    const member = await aMember(t);
    const before = await everything();
    const browser = purpose === 'avatar' ? member.browser : coach.browser;
    const url = await anUpload(browser, { purpose, bytes: svg, mimeType: png });
    const course = { title: 'x', description: 'x', category: 'For Moms', thumbnailUrl: url };
    const picture = what === 'a file that is sold' && (await anUpload(browser, { purpose: 'thumbnail' }));
    const answer = await {
      'an avatar': () => browser.put('/api/me/avatar').send({ storageUrl: url }),
      'the thumbnail of a new course': () => browser.post('/api/courses').send(course),
      'the thumbnail of a product': () =>
        browser.patch(`/api/creator/products/${product.id}`).send({ thumbnailUrl: url }),
      'a file that is sold': () =>
        browser
          .post('/api/digital-files')
          .send({ ...course, category: 'Guides', thumbnailUrl: picture, fileUrl: url }),
      'a file of a product': () =>
        browser.patch(`/api/creator/products/${product.id}`).send({ files: [{ fileUrl: url }] }),
    }[what]!();
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 422, code: 'upload_type' });
    t.clock.advance(days(2));
    const left = (await everything()).objects.filter((key) => url.endsWith(key.split('/').at(-1)!));
    expect(left).toEqual([]);
    // The picture of the refused file was valid, and is deleted once nobody can claim it.
    await sweep();
    expect(await everything()).toEqual(before);
  });
});

test('a picture loses its location', async () => {
  const bytes = await sharp(await aPicture())
    .withExif({
      IFD0: { Copyright: 'Rosa Lind' },
      IFD3: { GPSLatitude: '48/1 51/1 0/1', GPSLatitudeRef: 'N' },
    })
    .jpeg()
    .toBuffer();
  expect(bytes.includes('Rosa Lind')).toBe(true);
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  for (const purpose of ['media', 'file'] as const) {
    const mimeType = 'image/jpeg';
    const url = await anUpload(coach.browser, { purpose, bytes, mimeType, fileName: 'home.jpg' });
    if (purpose === 'file') {
      const { id } = await aProduct(t, { type: 'digital_file' });
      await coach.browser
        .patch(`/api/creator/products/${id}`)
        .send({ files: [{ fileUrl: url }] })
        .expect(200);
    } else {
      const about = { fileName: 'home.jpg', fileType: 'image', mimeType, fileSize: bytes.length };
      await coach.browser
        .post('/api/creator/media')
        .send({ ...about, storageUrl: url })
        .expect(201);
    }
    const stored = await t.app.get(Storage).read(`media/${url.split('/').at(-1)}`);
    const kept = Buffer.concat(await stored.body.toArray());
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes('Rosa Lind')).toBe(false);
  }
});

describe('captions', () => {
  const add = async (text: Buffer | string) => {
    const bytes = Buffer.from(text);
    const url = await anUpload(coach.browser, { purpose: 'media', bytes, mimeType: 'text/vtt' });
    const about = { fileName: 'a.vtt', fileType: 'captions', mimeType: 'text/vtt', fileSize: bytes.length };
    return coach.browser.post('/api/creator/media').send({ ...about, storageUrl: url });
  };

  test('with markup are stored as text, and served so that nothing can run', async () => {
    const script =
      'WEBVTT\n\n00:00.000 --> 00:01.000\n<script>alert(1)</script><img src=x onerror=alert(1)>\n';
    const { body } = await add(script);
    const served = await fetch(body.url);
    expect(served.headers.get('content-type')).toMatch(/^text\/vtt/);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
  });

  test.each([
    ['without a cue', 'WEBVTT\n\nnothing', 'upload_broken'],
    ['that are no text', Buffer.from('WEBVTT\n\n00:00 --> 00:01\n\xff\xfe', 'latin1'), 'upload_broken'],
    ['with NUL in them', 'WEBVTT\n\n00:00 --> 00:01\n\0', 'upload_broken'],
    ['that do not begin as such', '<!--\nWEBVTT\n00:00 --> 00:01\n', 'upload_type'],
  ])('%s are refused, and nothing of them stays', async (_, text, code) => {
    const before = await everything();
    expect((await add(text)).body.code).toBe(code);
    expect(await everything()).toEqual(before);
  });

  test('of three megabytes are refused, and nothing of them is stored', async () => {
    const before = await everything();
    const answer = await add(`WEBVTT\n\n00:00 --> 00:01\n${'x'.repeat(3_000_000)}`);
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 413,
      code: 'upload_too_large',
    });
    expect(await everything()).toEqual(before);
  });
});

describe('a ticket that is too old', () => {
  test('opens nothing', async () => {
    const ticket = await aTicket(coach.browser, { purpose: 'media', mimeType: png, fileSize: 10 });
    const url = new URL(ticket.uploadURL);
    url.searchParams.set('X-Amz-Date', '20200101T000000Z');
    const late = { ...ticket, uploadURL: url.href };
    expect((await sendTo(late, Buffer.alloc(10))).status).toBe(403);
    const longer = new URL(ticket.uploadURL);
    longer.searchParams.set('X-Amz-Expires', '604800');
    expect((await sendTo({ ...ticket, uploadURL: longer.href }, Buffer.alloc(10))).status).toBe(403);
  });
});

describe('an upload in parts that was tampered with', () => {
  const SMALLEST = 5 * 2 ** 20;
  const call = (upload: { uploadId: string }, rest = '') => `/api/s3/multipart/${upload.uploadId}${rest}`;
  const complete = (upload: { uploadId: string; key: string }, parts: object[]) =>
    coach.browser.post(call(upload, '/complete')).query({ key: upload.key }).send({ parts });
  const anUploadWithParts = async (...sizes: number[]) => {
    const upload = await aMultipartUpload(coach.browser);
    const parts: { PartNumber: number; ETag: string }[] = [];
    for (const [index, size] of sizes.entries()) {
      parts.push(await sendPart(coach.browser, upload, index + 1, Buffer.alloc(size, index)));
    }
    return { upload, parts };
  };
  const isGone = async (upload: { uploadId: string; key: string }) => {
    expect(await t.app.get(MultipartUploads).parts(upload)).toBeNull();
    expect(await t.app.get(Storage).head(upload.key)).toBeNull();
  };

  test.each(['NaN', '-1', '0', '10001', '1e2', '0x1', '99999999999999999999'])(
    'accepts no part %s',
    async (number) => {
      const { upload } = await anUploadWithParts();
      await coach.browser
        .get(call(upload, `/${number}`))
        .query({ key: upload.key })
        .expect(400);
    },
  );

  test.each([Number.NaN, -1, 0, 10_001, 1.5, '1', 1e21])(
    'is not completed with a part %p',
    async (PartNumber) => {
      const { upload, parts } = await anUploadWithParts(10);
      await complete(upload, [{ ...parts[0], PartNumber }]).expect(400);
    },
  );

  test('is not completed in another order, with a part too small, or with parts of another upload', async () => {
    const { upload, parts } = await anUploadWithParts(SMALLEST, 10);
    const small = await anUploadWithParts(10, 10);
    const answers = [
      await complete(upload, parts.toReversed()),
      await complete(small.upload, small.parts),
      await complete(upload, small.parts),
      await complete(upload, [parts[0]!, { PartNumber: 3, ETag: parts[1]!.ETag }]),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [422, 'upload_parts']),
    );
    await complete(upload, parts).expect(200);
  });

  test('is completed once, no matter how many requests ask for it', async () => {
    const { upload, parts } = await anUploadWithParts(SMALLEST, 10);
    const answers = await Promise.all(Array.from({ length: 6 }, () => complete(upload, parts)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await t.app.get(Storage).head(upload.key))?.size).toBe(SMALLEST + 10);
    await complete(upload, parts).expect(200);
  });

  test('leaves nothing when it is aborted after completion, or twice at once', async () => {
    const { upload, parts } = await anUploadWithParts(SMALLEST, 10);
    await complete(upload, parts).expect(200);
    await coach.browser.delete(call(upload)).query({ key: upload.key }).expect(200);
    await isGone(upload);
    const other = await anUploadWithParts(10);
    const abort = () => coach.browser.delete(call(other.upload)).query({ key: other.upload.key });
    const statuses = (await Promise.all([abort(), abort(), abort()])).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
    await isGone(other.upload);
  });

  deepTest('leaves nothing when it is joined and given up at once', async () => {
    const { upload, parts } = await anUploadWithParts(SMALLEST, 10);
    const [joined, aborted] = await Promise.all([
      complete(upload, parts),
      coach.browser.delete(call(upload)).query({ key: upload.key }),
    ]);
    expect([200, 404, 422]).toContain(joined.status);
    expect([200, 404]).toContain(aborted.status);
    t.clock.advance(days(8));
    await sweep();
    await isGone(upload);
  });

  test('accepts no part after it was aborted, and none at an altered address', async () => {
    const { upload } = await anUploadWithParts(10);
    const { body } = await coach.browser.get(call(upload, '/2')).query({ key: upload.key }).expect(200);
    const { url } = body as { url: string };
    const put = async (to: string) => (await fetch(to, { method: 'PUT', body: 'a part' })).status;
    const other = await aMultipartUpload(coach.browser);
    const changes: [string, string][] = [
      ['partNumber=2', 'partNumber=3'],
      [upload.uploadId, other.uploadId],
      [upload.key, other.key],
      ['/media/', '/uploads/'],
      ['X-Amz-Expires=900', 'X-Amz-Expires=90000'],
    ];
    for (const [from, to] of changes) {
      expect(url).toContain(from);
      expect([to, await put(url.replace(from, to))]).toEqual([to, 403]);
    }
    await coach.browser.delete(call(upload)).query({ key: upload.key }).expect(200);
    expect(await put(url)).toBe(404);
    await isGone(upload);
  });

  test('leaves nothing when a part arrives while it is aborted', async () => {
    const { upload } = await anUploadWithParts(10);
    const { body } = await coach.browser.get(call(upload, '/2')).query({ key: upload.key }).expect(200);
    let finish = () => {};
    const late = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('a part'));
        finish = () => controller.close();
      },
    });
    const sending = fetch(body.url, {
      method: 'PUT',
      body: late,
      duplex: 'half',
    });
    await until(async () => (await folder('incoming')).length === 1);
    await coach.browser.delete(call(upload)).query({ key: upload.key }).expect(200);
    finish();
    expect((await sending).status).toBe(404);
    expect(await folder('uploads')).not.toContain(upload.uploadId);
    expect(await folder('incoming')).toEqual([]);
  });
});

const folder = (name: string) =>
  readdir(path.join(t.dataDir, 'objects/sanctum', name)).catch((): string[] => []);

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise(setImmediate);
}
