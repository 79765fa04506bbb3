import { later } from '../../../kernel/clock.js';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { aCourse } from '../../../../test/builders/courses.js';
import { anAsset } from '../../../../test/builders/media.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { anUpload } from '../../../../test/builders/uploads.js';
import { newId } from '../../../kernel/ids.js';
import { Storage } from '../../../platform/storage/index.js';
import { MediaUsageService } from './media-usage.service.js';
import { deepTest } from '../../../../test/deep-test.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

const list = (params: object = {}) => coach.browser.get('/api/creator/media').query(params);
const edit = (id: string, changes: object) => coach.browser.patch(`/api/creator/media/${id}`).send(changes);
const names = (body: unknown) => (body as { fileName: string }[]).map(({ fileName }) => fileName);

describe('the media library', () => {
  test('is searched, sorted and paged on the server, and contains no avatars', async () => {
    for (const [fileName, kind] of [
      ['zinnia_1.webp', 'image'],
      ['zinnia 2.webp', 'image'],
      ['Zinnia.mp4', 'video'],
    ] as const) {
      await anAsset(t, { fileName, kind });
      t.clock.advance(1000);
    }
    const { browser } = await aMember(t);
    await browser
      .put('/api/me/avatar')
      .send({ storageUrl: await anUpload(browser, { fileName: 'zinnia.png' }) });
    const q = (filter: object, more: object = {}) => list({ filter: JSON.stringify(filter), ...more });
    const all = await q({ q: 'zinnia' }).expect(200);
    expect(names(all.body)).toEqual(['Zinnia.mp4', 'zinnia 2.webp', 'zinnia_1.webp']);
    expect(all.headers['content-range']).toBe('media 0-2/3');
    expect(names((await q({ q: 'zinnia_' })).body)).toEqual(['zinnia_1.webp']);
    expect(names((await q({ q: 'zinnia', fileType: 'video' })).body)).toEqual(['Zinnia.mp4']);
    const since = later(t.clock.now(), -2000).toISOString();
    expect(names((await q({ q: 'zinnia', createdAt_gte: since })).body)).toEqual([
      'Zinnia.mp4',
      'zinnia 2.webp',
    ]);
    expect((await q({ q: 'zinnia', fileSize_gte: 2 ** 40 })).body).toEqual([]);
    const either = await q({ q: 'zinnia', fileType: ['video', 'audio'] }).expect(200);
    expect(names(either.body)).toEqual(['Zinnia.mp4']);
    await q({ fileType: ['video', 'program'] }).expect(400);
    const sorted = await q({ q: 'zinnia' }, { sort: '["fileName","ASC"]', range: '[0,0]' });
    expect(sorted.body).toHaveLength(1);
    expect(sorted.headers['content-range']).toBe('media 0-0/3');
    await q({ fileType: 'program' }).expect(400);
    await q({ objectKey: 'x' }).expect(400);
  });

  test('opens a file by a signed URL and lists where it is used', async () => {
    const asset = await anAsset(t, { fileName: 'tree.pdf' });
    const product = await aProduct(t, {
      title: 'Forest journal',
      files: [asset.id],
      thumbnailAssetId: asset.id,
    });
    const { body } = await coach.browser.get(`/api/creator/media/${asset.id}`).expect(200);
    expect(body.usedIn).toEqual([
      { place: 'product_file', id: product.id, title: 'Forest journal' },
      { place: 'thumbnail', id: product.id, title: 'Forest journal' },
    ]);
    expect((await fetch(body.url)).status).toBe(200);
    expect((await fetch(body.storageUrl)).status).toBe(403);
  });

  test('uses the host name by which the site was opened, in addresses to play and to send files', async () => {
    const video = await anAsset(t, { kind: 'video', mimeType: 'video/mp4', fileName: 'a.mp4' });
    const host = `localhost:${new URL(t.url).port}`;
    const path = `/api/creator/media/${video.id}`;
    const { body } = await coach.browser.get(path).set('host', host).expect(200);
    const sending = { purpose: 'media', mimeType: 'video/mp4', fileSize: 3 };
    const ticket = await coach.browser
      .post('/api/objects/upload')
      .set('host', host)
      .send(sending)
      .expect(200);
    for (const url of [body.url, ticket.body.uploadURL] as string[]) expect(new URL(url).host).toBe(host);
    const { pathname, search } = new URL(body.url as string);
    await t
      .browser()
      .get(pathname + search)
      .set('host', host)
      .expect(200);
    const elsewhere = await coach.browser.get(path).set('host', 'evil.example').expect(200);
    expect(new URL(elsewhere.body.url as string).origin).toBe(t.url);
  });

  test('keeps files in use and says where they are used', async () => {
    const course = await aCourse(t);
    const lesson = course.lessons[0]!;
    const [video] = await t.database.query<{ id: string }>(
      `select settings->>'mediaAssetId' as id from widgets where id = $1`,
      [lesson.videos[0]!],
    );
    const { body } = await coach.browser.delete(`/api/creator/media/${video!.id}`).expect(409);
    expect(body).toMatchObject({ code: 'media_in_use', message: 'This file is in use' });
    expect(body.current.usedIn).toContainEqual({
      place: 'lesson',
      id: lesson.id,
      title: expect.any(String),
      courseId: course.id,
    });
    await coach.browser.get(`/api/creator/media/${video!.id}`).expect(200);
  });

  test('counts the kinds, also within a search', async () => {
    for (const kind of ['audio', 'audio', 'video'] as const) await anAsset(t, { fileName: 'yarrow', kind });
    const count = async (q: object) =>
      (await coach.browser.get('/api/creator/media/kinds').query(q).expect(200)).body.items;
    expect(await count({ q: 'yarrow' })).toEqual([
      { fileType: 'image', count: 0 },
      { fileType: 'video', count: 1 },
      { fileType: 'audio', count: 2 },
      { fileType: 'file', count: 0 },
      { fileType: 'captions', count: 0 },
    ]);
    const all = (await count({})) as { fileType: string; count: number }[];
    expect(all.find(({ fileType }) => fileType === 'image')!.count).toBeGreaterThan(1);
    await coach.browser
      .get('/api/creator/media/kinds')
      .query({ q: 'x'.repeat(101) })
      .expect(400);
  });

  test('is only for the coach', async () => {
    const asset = await anAsset(t);
    const { browser } = await aMember(t);
    await browser.patch(`/api/creator/media/${asset.id}`).send({ fileName: 'mine.pdf' }).expect(403);
    await browser.get('/api/creator/media/kinds').expect(403);
  });

  test.each([
    ['Spring journal', 'Spring journal.pdf'],
    ['Spring.PDF', 'Spring.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['run.exe', 'run.exe.pdf'],
  ])('stores the new name %j as %j, keeping the type', async (fileName, kept) => {
    const asset = await anAsset(t);
    const { body } = await edit(asset.id, { fileName }).expect(200);
    expect(body).toMatchObject({ fileName: kept, mimeType: 'application/pdf' });
    const opened = await fetch((body as { downloadUrl: string }).downloadUrl);
    expect(opened.headers.get('content-disposition')).toContain(encodeURIComponent(kept));
  });

  test.each([{ fileName: '' }, { fileName: 'x'.repeat(201) }, { objectKey: 'x' }, { captionsAssetId: 'x' }])(
    'is not changed by %j',
    async (changes) => {
      await edit((await anAsset(t)).id, changes).expect(400);
    },
  );

  test('deletes unused files, with their bytes', async () => {
    const asset = await anAsset(t);
    await coach.browser.delete(`/api/creator/media/${asset.id}`).expect(200);
    await t.runJobs();
    expect(await t.app.get(Storage).head(asset.objectKey)).toBeNull();
    await coach.browser.get(`/api/creator/media/${asset.id}`).expect(404);
    await coach.browser.delete(`/api/creator/media/${asset.id}`).expect(404);
  });

  test("answers 404 for a member's avatar", async () => {
    const { browser } = await aMember(t);
    const me = await browser.put('/api/me/avatar').send({ storageUrl: await anUpload(browser) });
    const id = (me.body as { avatarUrl: string }).avatarUrl.split('/').at(-1);
    await coach.browser.get(`/api/creator/media/${id}`).expect(404);
    await coach.browser.delete(`/api/creator/media/${id}`).expect(404);
    await t.browser().get(`/api/media/public/${id}`).expect(200);
  });
});

describe('the captions of a video', () => {
  const video = (fileName = 'bloom.mp4') => anAsset(t, { kind: 'video', mimeType: 'video/mp4', fileName });
  const captions = (fileName = 'bloom.vtt') =>
    anAsset(t, { kind: 'captions', mimeType: 'text/vtt', fileName }, Buffer.from('WEBVTT'));

  test('can be set, open with it, count as in use, and can be removed', async () => {
    const asset = await video();
    const words = await captions();
    const { body } = await edit(asset.id, { captionsAssetId: words.id }).expect(200);
    expect(body).toMatchObject({ captionsAssetId: words.id, fileName: 'bloom.mp4' });
    expect(await (await fetch((body as { captionsUrl: string }).captionsUrl)).text()).toBe('WEBVTT');
    const place = { place: 'video', id: asset.id, title: 'bloom.mp4' };
    expect((await coach.browser.get(`/api/creator/media/${words.id}`)).body.usedIn).toEqual([place]);
    const refused = await coach.browser.delete(`/api/creator/media/${words.id}`).expect(409);
    expect(refused.body).toMatchObject({ code: 'media_in_use', current: { usedIn: [place] } });
    const taken = await edit(asset.id, { captionsAssetId: null }).expect(200);
    expect(taken.body).toMatchObject({ captionsAssetId: null, captionsUrl: null });
    await coach.browser.delete(`/api/creator/media/${words.id}`).expect(200);
  });

  test('are no longer in use once the video is deleted', async () => {
    const asset = await video();
    const words = await captions();
    await edit(asset.id, { captionsAssetId: words.id }).expect(200);
    await coach.browser.delete(`/api/creator/media/${asset.id}`).expect(200);
    await coach.browser.delete(`/api/creator/media/${words.id}`).expect(200);
  });

  test('must come from the library, and belong to a video', async () => {
    const asset = await video();
    for (const captionsAssetId of [newId(), asset.id, (await anAsset(t)).id]) {
      const { body } = await edit(asset.id, { captionsAssetId }).expect(422);
      expect(body.code).toBe('no_such_media');
    }
    const picture = await anAsset(t, { kind: 'image', mimeType: 'image/webp' });
    const { body } = await edit(picture.id, { captionsAssetId: (await captions()).id }).expect(422);
    expect(body.code).toBe('not_a_video');
    await edit(newId(), { captionsAssetId: null }).expect(404);
  });

  /** Gives a video its captions at the very moment when they are found unused and deleted. */
  async function giveWhileDeleted(): Promise<{ deleted: number; isGiven: boolean }> {
    const asset = await video();
    const words = await captions();
    const usage = t.app.get(MediaUsageService, { strict: false });
    let giving: Promise<boolean> = Promise.resolve(false);
    const asked = jest.spyOn(usage, 'usesOf').mockImplementationOnce(async () => {
      const give = 'update media_assets set captions_asset_id = $2 where id = $1';
      giving = t.database.query(give, [asset.id, words.id]).then(
        () => true,
        () => false,
      );
      return [];
    });
    const { status } = await coach.browser.delete(`/api/creator/media/${words.id}`);
    asked.mockRestore();
    return { deleted: status, isGiven: await giving };
  }

  test('are given to no video while they are being deleted', async () => {
    expect(await giveWhileDeleted()).toEqual({ deleted: 200, isGiven: false });
  });

  deepTest('would be given in that moment without the constraint', async () => {
    await t.database.query('alter table media_assets drop constraint media_assets_captions_fk');
    expect(await giveWhileDeleted()).toEqual({ deleted: 200, isGiven: true });
    await t.database.query('update media_assets set captions_asset_id = null');
    await t.database.query(
      `alter table media_assets add constraint media_assets_captions_fk
       foreign key (captions_asset_id) references media_assets (id)`,
    );
  });
});
