import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { anAsset } from '../../../../test/builders/media.js';
import { aCreator, type Person } from '../../../../test/builders/people.js';
import { anUpload, aPicture } from '../../../../test/builders/uploads.js';
import { newId } from '../../../kernel/ids.js';
import { PublishedSiteService } from '../published-site.service.js';
import type { SiteContent } from '../content/site-content.js';
import type { SiteDraftResponse, SiteResponse } from '../site.dto.js';
import { deepTest } from '../../../../test/deep-test.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('truncate site_draft, site_editions');
  t.app.get(PublishedSiteService).forget();
});

type Pictures = SiteContent['pictures'];

/** Changes the pictures of the draft. */
async function choose(pictures: Partial<Pictures>, name?: string) {
  const { content } = (await coach.browser.get('/api/creator/site').expect(200)).body as SiteDraftResponse;
  content.pictures = { ...content.pictures, ...pictures };
  if (name !== undefined) content.place.name = name;
  return coach.browser.put('/api/creator/site').send({ content });
}
const publish = () => coach.browser.post('/api/creator/site/publish').send();
const chosen = async (pictures: Partial<Pictures>, name?: string) => {
  expect(await choose(pictures, name)).toMatchObject({ status: 200 });
  await publish().expect(200);
};
const site = async () => (await t.browser().get('/api/site').expect(200)).body as SiteResponse;
const see = async (url: string) => Buffer.from((await t.browser().get(url).expect(200)).body as Uint8Array);
const inLibrary = async (bytes: Buffer, mimeType = 'image/png') => {
  const storageUrl = await anUpload(coach.browser, { bytes, mimeType, purpose: 'media' });
  const said = { fileName: 'her.png', fileType: 'image', mimeType, fileSize: bytes.length, storageUrl };
  const { body } = await coach.browser.post('/api/creator/media').send(said).expect(201);
  return (body as { id: string }).id;
};

test('a new site shows our own video and a neutral drawing', async () => {
  expect((await site()).pictures).toEqual({
    portraitUrl: null,
    hero: { pictureUrl: '/media/hero-poster.webp', videoUrl: '/media/hero.mp4' },
  });
});

test('a portrait is cropped upright, loses its location, and is visible once it is published', async () => {
  const picture = await sharp(await aPicture(2400, 2400))
    .withExif({ IFD0: { Artist: 'Rosa' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .jpeg()
    .toBuffer();
  const portrait = await inLibrary(picture, 'image/jpeg');
  await choose({ portrait });
  const address = `/api/site/pictures/${portrait}/portrait`;
  await t.browser().get(address).expect(404);
  const preview = await coach.browser.get('/api/creator/site/preview').expect(200);
  expect((await fetch(preview.body.pictures.portraitUrl)).status).toBe(200);

  await publish().expect(200);
  expect((await site()).pictures.portraitUrl).toBe(address);
  const seen = await sharp(await see(address)).metadata();
  expect(seen).toMatchObject({ format: 'webp', width: 960, height: 1200 });
  expect(seen.exif).toBeUndefined();
  for (const [size, format, width] of [
    ['320.avif', 'heif', 320],
    ['640.webp', 'webp', 640],
    ['1280.webp', 'webp', 960],
  ] as const)
    expect(await sharp(await see(`${address}/${size}`)).metadata()).toMatchObject({ format, width });
  await t.browser().get(`${address}/100.webp`).expect(404);
  await t.browser().get(`/api/site/pictures/${portrait}/hero`).expect(404);
  await t.browser().get(`/api/site/pictures/${portrait}/hero/320.webp`).expect(404);
});

test('the home page begins with a picture, or with a video behind it; a video alone waits for its picture', async () => {
  const picture = await inLibrary(await aPicture());
  const { id: video } = await anAsset(t, { kind: 'video', fileName: 'garden.mp4', mimeType: 'video/mp4' });
  await chosen({ hero: { picture, video: null } });
  const pictureUrl = `/api/site/pictures/${picture}/hero`;
  expect((await site()).pictures.hero).toEqual({ pictureUrl, videoUrl: null });
  await t.browser().get(`/api/site/videos/${video}`).expect(404);

  await chosen({ hero: { picture, video } });
  expect((await site()).pictures.hero).toEqual({ pictureUrl, videoUrl: `/api/site/videos/${video}` });
  const { headers } = await t.browser().get(`/api/site/videos/${video}`).expect(302);
  expect((await fetch(headers.location!)).status).toBe(200);

  await chosen({ hero: { picture: null, video } });
  expect((await site()).pictures.hero.videoUrl).toBe('/media/hero.mp4');
});

test('files that are not pictures of the library are refused at their field, and nothing is saved', async () => {
  const { id: video } = await anAsset(t, { kind: 'video', fileName: 'garden.mp4', mimeType: 'video/mp4' });
  for (const portrait of [newId(), video]) {
    expect(await choose({ portrait })).toMatchObject({
      status: 422,
      body: { code: 'no_such_media', fields: { 'pictures.portrait': expect.stringMatching(/library/) } },
    });
  }
  for (const hostile of ['javascript:alert(1)', '../../etc/passwd', 'https://elsewhere.example/a.png']) {
    expect(await choose({ icon: hostile })).toMatchObject({ status: 400, body: { code: 'invalid' } });
  }
});

test('a file that the site or its draft uses cannot be deleted from the library, which says why', async () => {
  const portrait = await inLibrary(await aPicture());
  await chosen({ portrait });
  await choose({ portrait: null });
  const remove = () => coach.browser.delete(`/api/creator/media/${portrait}`);
  const { body } = await remove().expect(409);
  expect(body.current.usedIn).toEqual([{ place: 'site', id: portrait, title: 'Portrait of the coach' }]);
  await publish().expect(200);
  await remove().expect(200);
  await t.browser().get(`/api/site/pictures/${portrait}/portrait`).expect(404);
});

deepTest('a file that is chosen while it is being deleted is either refused or kept', async () => {
  for (let round = 0; round < 5; round++) {
    const portrait = await inLibrary(await aPicture(40, 40));
    const [saved, removed] = await Promise.all([
      choose({ portrait }),
      coach.browser.delete(`/api/creator/media/${portrait}`),
    ]);
    expect([
      [200, 409],
      [422, 200],
    ]).toContainEqual([saved.status, removed.status]);
    await choose({ portrait: null });
  }
});

test('an earlier edition restores its pictures, and a deleted one is named by its field', async () => {
  const portrait = await inLibrary(await aPicture());
  await chosen({ portrait });
  await chosen({ portrait: null });
  await coach.browser.delete(`/api/creator/media/${portrait}`).expect(200);
  const restored = await coach.browser.post('/api/creator/site/restore').send({ edition: 1 }).expect(200);
  expect(restored.body.content.pictures.portrait).toBe(portrait);
  const { body } = await publish().expect(422);
  expect(body.fields).toEqual({ 'pictures.portrait': expect.any(String) });
  const preview = await coach.browser.get('/api/creator/site/preview').expect(200);
  expect(preview.body.pictures.portraitUrl).toBeNull();
});

deepTest(
  'icon and card are drawn from the name, whatever its script, or made of the coach’s own picture',
  async () => {
    const own = await inLibrary(await aPicture(900, 900));
    const seen: Buffer[] = [];
    for (const [name, picture] of [
      ['Willow House', null],
      ['Мария', null],
      ['小雨 🌱', null],
      ['A <script>alert(1)</script> & "place" of a name that goes on', null],
      ['Willow House', own],
    ] as const) {
      await chosen({ icon: picture, card: picture }, name);
      for (const size of [32, 180, 512]) {
        const icon = await see(`/api/site/icons/${size}`);
        expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: size, height: size });
      }
      for (const size of [180, 192, 512]) {
        const { data, info } = await sharp(await see(`/api/site/full-icons/${size}`))
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect(info).toMatchObject({ width: size, height: size });
        // nothing is transparent, not even the corners
        expect(data.filter((_, at) => at % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
      }
      const card = await see('/api/site/card');
      expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      seen.push(card);
    }
    expect(new Set(seen.map((card) => card.toString('base64'))).size).toBe(seen.length);
    for (const size of ['33', '0', 'x', '-1'])
      for (const icons of ['icons', 'full-icons'])
        await t.browser().get(`/api/site/${icons}/${size}`).expect(404);
  },
);

test('a product’s card is its thumbnail; private and missing pictures have none', async () => {
  const bytes = await aPicture(1600, 1200);
  const facts = { kind: 'image', mimeType: 'image/png' } as const;
  const shown = await anAsset(t, { ...facts, isPublic: true }, bytes);
  const hidden = await anAsset(t, { ...facts, isPublic: false }, bytes);
  const card = await see(`/api/site/cards/${shown.id}`);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const broken = await anAsset(t, { ...facts, isPublic: true });
  for (const { id } of [hidden, broken]) await t.browser().get(`/api/site/cards/${id}`).expect(404);
});

deepTest('a picture of more than 50 million pixels is refused with a sentence', async () => {
  const bytes = await sharp({ create: { width: 8000, height: 6500, channels: 3, background: '#2f5d50' } })
    .png()
    .toBuffer();
  const storageUrl = await anUpload(coach.browser, { bytes, mimeType: 'image/png', purpose: 'media' });
  const said = {
    fileName: 'her.png',
    fileType: 'image',
    mimeType: 'image/png',
    fileSize: bytes.length,
    storageUrl,
  };
  const { body } = await coach.browser.post('/api/creator/media').send(said).expect(422);
  expect(body).toMatchObject({ code: 'upload_broken' });
  expect(JSON.stringify(body)).toContain('too many pixels');
});
