import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { aPicture, anUpload } from '../../../../test/builders/uploads.js';
import { Storage } from '../../../platform/storage/index.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.database.query('delete from rate_limits'));

const setAvatar = (browser: Person['browser'], storageUrl: string) =>
  browser.put('/api/me/avatar').send({ storageUrl });
const fetchPicture = async (url: string) =>
  Buffer.from((await t.browser().get(url).expect(200)).body as Uint8Array);

describe('an avatar', () => {
  test('becomes a square picture of 512 pixels that anyone may see', async () => {
    const { browser } = await aMember(t);
    const { body } = await setAvatar(browser, await anUpload(browser)).expect(200);
    const seen = await sharp(await fetchPicture(body.avatarUrl)).metadata();
    expect(seen).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect((await browser.get('/api/me')).body.avatarUrl).toBe(body.avatarUrl);
  });

  test('loses its EXIF data and is turned upright', async () => {
    const { browser } = await aMember(t);
    const left = await sharp({ create: { width: 400, height: 800, channels: 3, background: '#ffffff' } })
      .composite([{ input: await aPicture(400, 400), gravity: 'north' }])
      .withExif({
        IFD0: { Artist: 'Rosa', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(left).metadata()).exif).toBeDefined();
    const { body } = await setAvatar(
      browser,
      await anUpload(browser, { bytes: left, mimeType: 'image/jpeg' }),
    ).expect(200);
    const picture = await fetchPicture(body.avatarUrl);
    const { exif, xmp, iptc, orientation } = await sharp(picture).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect(picture.includes('GPS')).toBe(false);
    const corner = await sharp(picture)
      .extract({ left: 500, top: 250, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(corner[0]).toBeLessThan(80); // the green half is now on the right
  });

  test('replaces the previous one, whose file is deleted', async () => {
    const { browser } = await aMember(t);
    const first = (await setAvatar(browser, await anUpload(browser)).expect(200)).body.avatarUrl as string;
    const second = (await setAvatar(browser, await anUpload(browser)).expect(200)).body.avatarUrl as string;
    await t.browser().get(first).expect(404);
    await t.browser().get(second).expect(200);
    await t.runJobs();
    expect(await t.app.get(Storage).head(`media/${first.split('/').at(-1)}`)).toBeNull();
    await browser.delete('/api/me/avatar').expect(204);
    expect((await browser.get('/api/me').expect(200)).body.avatarUrl).toBeNull();
    await browser.delete('/api/me/avatar').expect(204);
    await t.browser().get(second).expect(404);
  });

  test('can also be set by the coach', async () => {
    const { browser } = await aCreator(t);
    await setAvatar(browser, await anUpload(browser)).expect(200);
  });

  test("must be the person's own upload for avatars: another person's upload, another purpose's and a missing one look the same", async () => {
    const rosa = await aMember(t);
    const coach = await aCreator(t);
    const herOwn = await anUpload(rosa.browser);
    for (const storageUrl of [
      await anUpload(coach.browser),
      herOwn.replace('/uploads/', '/media/'),
      herOwn.replace('http://', 'https://'),
      `${herOwn}?x=1`,
      `${herOwn}/../x`,
      'https://elsewhere.example/a.png',
      '../../etc/passwd',
    ]) {
      const { body } = await setAvatar(rosa.browser, storageUrl).expect(422);
      expect(body).toMatchObject({
        code: 'upload_unknown',
        fields: { storageUrl: 'File isn’t one of your uploads' },
      });
    }
    const thumbnail = await anUpload(coach.browser, { purpose: 'thumbnail' });
    expect((await setAvatar(coach.browser, thumbnail).expect(422)).body.code).toBe('upload_unknown');
    await setAvatar(rosa.browser, herOwn).expect(200);
  });
});
