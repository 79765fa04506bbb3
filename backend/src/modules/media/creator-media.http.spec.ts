import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCourse } from '../../../test/builders/courses.js';
import { anAsset } from '../../../test/builders/media.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { anUpload } from '../../../test/builders/uploads.js';
import { Storage } from '../../platform/storage/index.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

const list = (params: object = {}) => coach.browser.get('/api/creator/media').query(params);
const names = (body: unknown) => (body as { fileName: string }[]).map(({ fileName }) => fileName);

describe('the media library', () => {
  test('is searched, sorted and paged on the server, and knows no avatars', async () => {
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
    const sorted = await q({ q: 'zinnia' }, { sort: '["fileName","ASC"]', range: '[0,0]' });
    expect(sorted.body).toHaveLength(1);
    expect(sorted.headers['content-range']).toBe('media 0-0/3');
    await q({ fileType: 'program' }).expect(400);
    await q({ objectKey: 'x' }).expect(400);
  });

  test('opens a file by a signed URL and names the places it is used in', async () => {
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

  test('keeps what is in use and says where', async () => {
    const course = await aCourse(t);
    const lesson = course.lessons[0]!;
    const [video] = await t.database.query<{ id: string }>(
      `select settings->>'mediaAssetId' as id from widgets where id = $1`,
      [lesson.videos[0]!],
    );
    const { body } = await coach.browser.delete(`/api/creator/media/${video!.id}`).expect(409);
    expect(body).toMatchObject({ code: 'media_in_use', message: 'This file is still in use' });
    expect(body.current.usedIn).toContainEqual({
      ...{ place: 'lesson', id: lesson.id, title: expect.any(String) },
    });
    await coach.browser.get(`/api/creator/media/${video!.id}`).expect(200);
  });

  test('deletes what is used nowhere, with its bytes', async () => {
    const asset = await anAsset(t);
    await coach.browser.delete(`/api/creator/media/${asset.id}`).expect(204);
    await t.runJobs();
    expect(await t.app.get(Storage).head(asset.objectKey)).toBeNull();
    await coach.browser.get(`/api/creator/media/${asset.id}`).expect(404);
    await coach.browser.delete(`/api/creator/media/${asset.id}`).expect(404);
  });

  test("has nothing to say about a member's avatar", async () => {
    const { browser } = await aMember(t);
    const me = await browser.put('/api/me/avatar').send({ storageUrl: await anUpload(browser) });
    const id = (me.body as { avatarUrl: string }).avatarUrl.split('/').at(-1);
    await coach.browser.get(`/api/creator/media/${id}`).expect(404);
    await coach.browser.delete(`/api/creator/media/${id}`).expect(404);
    await t.browser().get(`/api/media/public/${id}`).expect(200);
  });
});
