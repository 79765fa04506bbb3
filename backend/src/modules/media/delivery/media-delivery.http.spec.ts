import { startTestApp, type TestApp } from '../../../../test/app.js';
import { anAsset } from '../../../../test/builders/media.js';
import { newId } from '../../../kernel/ids.js';
import { Storage } from '../../../platform/storage/index.js';
import { MediaDeliveryService } from '../index.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const IMAGE = { kind: 'image', fileName: 'oak.webp', mimeType: 'image/webp', isPublic: true } as const;
const BYTES = Buffer.from('RIFF....WEBPVP8 an oak');

describe('a public image', () => {
  test('a public image has a permanent URL that caches keep', async () => {
    const asset = await anAsset(t, IMAGE, BYTES);
    const answer = await t.browser().get(`/api/media/public/${asset.id}`).expect(200);
    expect(answer.body).toEqual(BYTES);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(BYTES.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; sandbox`,
      etag: `"${asset.id}"`,
    });
  });

  test('is not sent again to a browser that already has it', async () => {
    const asset = await anAsset(t, IMAGE, BYTES);
    const path = `/api/media/public/${asset.id}`;
    const again = await t.browser().get(path).set('if-none-match', `"other", W/"${asset.id}"`).expect(304);
    expect(again.text).toBe('');
    await t.browser().get(path).set('if-none-match', '"other"').expect(200);
  });

  test('with missing bytes is a 404 that is not cached', async () => {
    const asset = await anAsset(t, IMAGE, BYTES);
    await t.app.get(Storage).delete(asset.objectKey);
    const answer = await t.browser().get(`/api/media/public/${asset.id}`).expect(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['etag']).toBeUndefined();
  });

  test('answers HEAD without a body', async () => {
    const asset = await anAsset(t, IMAGE, BYTES);
    const answer = await t.browser().head(`/api/media/public/${asset.id}`).expect(200);
    expect(answer.headers['content-length']).toBe(String(BYTES.length));
  });

  test('is the only thing this address serves: private images, videos and missing files are the same 404', async () => {
    const hidden = [
      await anAsset(t, { ...IMAGE, isPublic: false }),
      await anAsset(t, { kind: 'video', mimeType: 'video/mp4', isPublic: true }),
      { id: newId() },
    ];
    for (const { id } of hidden) {
      const { body } = await t.browser().get(`/api/media/public/${id}`).expect(404);
      expect(body.message).toBe('Image not found');
    }
    await t.browser().get('/api/media/public/..%2f..%2fsecret').expect(400);
  });
});

describe('a private file', () => {
  const open = (url: string) => {
    const { pathname, search } = new URL(url);
    return t.browser().get(pathname + search);
  };

  test('opens only with its signed URL, whole or in part', async () => {
    const video = Buffer.from('0123456789');
    const asset = await anAsset(t, { kind: 'video', mimeType: 'video/mp4', fileName: 'a.mp4' }, video);
    const delivery = t.app.get(MediaDeliveryService, { strict: false });
    const { url, downloadUrl: _, ...facts } = (await delivery.signedUrls([asset.id])).get(asset.id)!;
    expect(facts).toEqual({
      id: asset.id,
      kind: 'video',
      fileName: 'a.mp4',
      canPlayEverywhere: null,
      mimeType: 'video/mp4',
      fileSize: 10,
      width: null,
      height: null,
      durationSeconds: null,
      captionsAssetId: null,
      captionsUrl: null,
      conversion: null,
      conversionPercent: null,
      originalUrl: null,
      posterUrl: null,
      smaller: null,
    });
    const whole = await open(url).expect(200);
    expect(whole.headers['content-type']).toBe('video/mp4');
    expect(whole.headers['content-disposition']).toBeUndefined();
    const part = await open(url).set('range', 'bytes=2-4').expect(206);
    expect(part.headers['content-range']).toBe('bytes 2-4/10');
    expect(part.body.toString()).toBe('234');
    await t.browser().get(new URL(url).pathname).expect(403);
    await open(url.replace(asset.id, newId())).expect(403);
  });

  test('that is missing is left out of the answer', async () => {
    const delivery = t.app.get(MediaDeliveryService, { strict: false });
    expect(await delivery.signedUrls([newId()])).toEqual(new Map());
    expect(await delivery.describe([newId()])).toEqual(new Map());
  });
});
