import { startTestApp, type TestApp } from '../../../../test/app.js';
import { demoFile } from '../../../../test/builders/files.js';
import { aCreator, type Person } from '../../../../test/builders/people.js';
import { aMultipartUpload, sendPart } from '../../../../test/builders/uploads.js';
import { days } from '../../../kernel/clock.js';
import { MultipartUploads, Storage } from '../../../platform/storage/index.js';
import { SweepUploadsJob } from '../uploads/sweep-uploads.job.js';

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

const PART = 5 * 2 ** 20;
/** Two parts: a video, and padding that is valid in the video's format. */
const video = demoFile('video/bloom-gate.mp4');
const free = Buffer.alloc(PART + 1000);
free.writeUInt32BE(free.length, 0);
free.write('free', 4, 'latin1');
const whole = Buffer.concat([video, free]);
const first = whole.subarray(0, PART);
const second = whole.subarray(PART);

const path = ({ uploadId }: { uploadId: string }, rest = '') => `/api/s3/multipart/${uploadId}${rest}`;

describe('a video in parts', () => {
  test('arrives, is listed meanwhile, and becomes an asset with a known length', async () => {
    const { browser } = coach;
    const upload = await aMultipartUpload(browser);
    const { key } = upload;
    expect((await browser.get(path(upload)).query({ key }).expect(200)).body).toEqual([]);
    const parts = [await sendPart(browser, upload, 1, first)];
    expect((await browser.get(path(upload)).query({ key }).expect(200)).body).toEqual([
      { PartNumber: 1, Size: PART, ETag: parts[0]!.ETag },
    ]);
    parts.push(await sendPart(browser, upload, 2, second));
    const done = await browser.post(path(upload, '/complete')).query({ key }).send({ parts }).expect(200);
    // Repeated, because the first answer may have been lost.
    await browser.post(path(upload, '/complete')).query({ key }).send({ parts }).expect(200, done.body);
    const { body } = await browser
      .post('/api/creator/media')
      .send({
        fileName: 'gate.mp4',
        fileType: 'video',
        mimeType: 'video/mp4',
        fileSize: whole.length,
        storageUrl: (done.body as { location: string }).location,
      })
      .expect(201);
    expect(body).toMatchObject({ fileType: 'video', fileSize: whole.length, usedIn: [] });
    expect(body.durationSeconds).toBeGreaterThan(0);
    expect(body.width).toBeGreaterThan(0);
    await browser.get(path(upload)).query({ key }).expect(404);
  });

  test('is not accessible to others, not even to another coach, nor under another key', async () => {
    const upload = await aMultipartUpload(coach.browser);
    const other = await aMultipartUpload(coach.browser);
    const stranger = (await aCreator(t)).browser;
    for (const [browser, key] of [
      [stranger, upload.key],
      [coach.browser, other.key],
      [coach.browser, 'media/../../x'],
    ] as const) {
      await browser.get(path(upload)).query({ key }).expect(404);
      await browser.get(path(upload, '/1')).query({ key }).expect(404);
      await browser.delete(path(upload)).query({ key }).expect(404);
      const parts = [{ PartNumber: 1, ETag: 'x' }];
      await browser.post(path(upload, '/complete')).query({ key }).send({ parts }).expect(404);
    }
  });

  test.each(['0', '10001', '-1', '1.5', 'x'])('has no part number %s', async (number) => {
    const upload = await aMultipartUpload(coach.browser);
    await coach.browser
      .get(path(upload, `/${number}`))
      .query({ key: upload.key })
      .expect(400);
  });

  test('is completed only from parts that have arrived', async () => {
    const upload = await aMultipartUpload(coach.browser);
    const part = await sendPart(coach.browser, upload, 1, first);
    for (const parts of [
      [{ ...part, ETag: 'feed' }],
      [part, { PartNumber: 2, ETag: part.ETag }],
      [part, part],
    ]) {
      const { body } = await coach.browser
        .post(path(upload, '/complete'))
        .query({ key: upload.key })
        .send({ parts })
        .expect(422);
      expect(body.code).toBe('upload_parts');
    }
  });

  test('can be aborted, and is aborted after a week without progress', async () => {
    const given = await aMultipartUpload(coach.browser);
    const forgotten = await aMultipartUpload(coach.browser);
    for (const upload of [given, forgotten]) await sendPart(coach.browser, upload, 1, first);
    await coach.browser.delete(path(given)).query({ key: given.key }).expect(200, { key: given.key });
    t.clock.advance(days(8));
    await t.app.get(SweepUploadsJob, { strict: false }).run();
    for (const upload of [given, forgotten]) {
      expect(await t.app.get(MultipartUploads).parts(upload)).toBeNull();
      expect(await t.app.get(Storage).head(upload.key)).toBeNull();
    }
  });

  test('of an unaccepted type is refused at the start', async () => {
    const body = { filename: 'a.html', type: 'text/html' };
    expect((await coach.browser.post('/api/s3/multipart').send(body).expect(422)).body.code).toBe(
      'upload_type',
    );
  });
});
