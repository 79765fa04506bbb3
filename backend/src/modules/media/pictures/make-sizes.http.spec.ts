import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { anAsset } from '../../../../test/builders/media.js';
import { Storage } from '../../../platform/storage/index.js';
import { MediaLibraryService } from '../index.js';
import { MakeSizesJob } from './make-sizes.job.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const WIDTH = 400;
const IMAGE = { kind: 'image', fileName: 'oak.webp', mimeType: 'image/webp', isPublic: true } as const;

/** A picture with soft colors, as a photo has. */
const soft = () =>
  sharp({
    create: {
      width: 8,
      height: 6,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .resize(WIDTH, 300)
    .webp({ quality: 90 })
    .toBuffer();

const aPicture = async (overrides = {}, bytes?: Buffer) =>
  anAsset(t, { ...IMAGE, width: WIDTH, height: 300, ...overrides }, bytes ?? (await soft()));
const makeSizes = () => t.app.get(MakeSizesJob, { strict: false }).run();
const open = (id: string, size: string) => t.browser().get(`/api/media/public/${id}/${size}`);
const keysOf = async (id: string) => (await t.app.get(Storage).keys(`media/${id}`)).toSorted();

test('a public picture has smaller sizes as AVIF and WebP, which caches keep', async () => {
  const { id, fileSize } = await aPicture();
  await makeSizes();
  for (const [size, type, width] of [
    ['160.avif', 'avif', 160],
    ['160.webp', 'webp', 160],
    ['320.webp', 'webp', 320],
    ['640.avif', 'avif', WIDTH],
    ['640.webp', 'webp', WIDTH],
  ] as const) {
    const { body, headers } = await open(id, size).expect(200);
    expect(headers).toMatchObject({
      'content-type': `image/${type}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(body.length),
    });
    const found = await sharp(body).metadata();
    expect({ size, width: found.width }).toEqual({ size, width });
    expect(body.length).toBeLessThanOrEqual(fileSize);
    await open(id, size).set('if-none-match', headers['etag']!).expect(304);
  }
  await open(id, '161.webp').expect(404);
});

test('until they are made, and for a damaged picture, the whole picture is sent', async () => {
  const { id, fileSize } = await aPicture();
  const before = await open(id, '160.avif').expect(200);
  expect(before.headers).toMatchObject({
    'cache-control': 'public, max-age=60',
    'content-length': `${fileSize}`,
  });
  const damaged = await aPicture({}, Buffer.from('RIFF....WEBPVP8 an oak'));
  await makeSizes();
  const { headers } = await open(id, '160.avif').set('if-none-match', before.headers['etag']!).expect(200);
  expect(headers['content-type']).toBe('image/avif');
  expect((await open(damaged.id, '160.webp').expect(200)).headers['cache-control']).toContain('immutable');
  expect(await keysOf(damaged.id)).toEqual([damaged.objectKey]);
});

test('AVIF that is not smaller is not kept, and WebP is sent instead', async () => {
  const plain = await sharp({ create: { width: WIDTH, height: 4, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  const { id } = await aPicture({}, plain);
  await makeSizes();
  expect((await open(id, '160.avif').expect(200)).headers['content-type']).toBe('image/webp');
  expect((await keysOf(id)).filter((key) => key.endsWith('avif'))).toEqual([]);
});

test('private pictures get no sizes, and have none', async () => {
  const { id, objectKey } = await aPicture({ isPublic: false });
  await makeSizes();
  await open(id, '160.webp').expect(404);
  expect(await keysOf(id)).toEqual([objectKey]);
});

test('two workers at once make the same files, and a deletion takes them all', async () => {
  const { id } = await aPicture();
  await Promise.all([makeSizes(), makeSizes()]);
  expect(await keysOf(id)).toHaveLength(6);
  const library = t.app.get(MediaLibraryService, { strict: false });
  await t.database.transaction((tx) => library.remove(tx, id));
  await t.runJobs();
  expect(await keysOf(id)).toEqual([]);
  await open(id, '160.webp').expect(404);
});
