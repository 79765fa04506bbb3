import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct, aReview } from '../../../test/builders/catalog.js';
import { aCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { anAsset } from '../../../test/builders/media.js';
import { addToCart, startCheckout } from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { anUpload } from '../../../test/builders/uploads.js';
import { days, hours, later, minutes } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { Handlers } from '../../platform/jobs/handlers.js';
import type { CreatorProductResponse } from './creator-products.dto.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

const url = (id: string, move = '') => `/api/creator/products/${id}${move && `/${move}`}`;
const read = async (id: string) =>
  (await coach.browser.get(url(id)).expect(200)).body as CreatorProductResponse;
const go = (id: string, move: string) => coach.browser.post(url(id, move));
const aDownload = async (product: Parameters<typeof aProduct>[1] = {}) =>
  aProduct(t, { files: [(await anAsset(t)).id], ...product });
/** Advances the clock and signs the coach in again, because a sign-in counts as fresh for ten minutes only. */
async function wait(milliseconds: number): Promise<void> {
  t.clock.advance(milliseconds);
  coach = await aCreator(t);
}
const runs = (job: string) => t.app.get(Handlers).job(job)!.run({});
const inShop = async (id: string) => (await t.browser().get(`/api/products/${id}`)).status === 200;

describe('the list', () => {
  const list = async (filter: object, sort = '["title","ASC"]') => {
    const { body, headers } = await coach.browser
      .get('/api/creator/products')
      .query({ filter: JSON.stringify(filter), sort, range: '[0,9]' })
      .expect(200);
    return { items: body as CreatorProductResponse[], range: headers['content-range'] as string };
  };

  test('shows counted figures: visible reviews, current owners', async () => {
    const { id } = await aProduct(t, { title: 'Counted', description: 'Grown by counting.' });
    await aReview(t, id, { rating: 5 });
    await aReview(t, id, { rating: 4 });
    await aReview(t, id, { rating: 1, hiddenReason: 'Not about this' });
    await enroll(t, newId(), [id]);
    const { items, range } = await list({ q: 'BY COUNTING' });
    expect(items).toMatchObject([{ id, rating: 4.5, reviewCount: 2, studentsCount: 1, isSold: true }]);
    expect(range).toBe('products 0-0/1');
  });

  test('counts the lessons of a course, and the free previews among them', async () => {
    const { id } = await aCourse(t, {
      title: 'Counted lessons',
      sections: [[{ lessons: [{ isFreePreview: true }, {}] }, { lessons: [{}] }]],
    });
    const { items } = await list({ q: 'Counted lessons' });
    expect(items).toMatchObject([{ id, lessonCount: 3, freePreviewCount: 1 }]);
  });

  test('names the lessons of a course that have nothing to show yet', async () => {
    const { id, lessons } = await aCourse(t, {
      sections: [[{ lessons: [{ videos: 1 }, {}] }, { lessons: [{}] }]],
    });
    const { pageId } = lessons[2]!;
    const unfilled = { pageId, type: 'text', settings: {}, orderIndex: 0 };
    await coach.browser.post(`/api/creator/pages/${pageId}/widgets`).send(unfilled).expect(201);
    expect((await read(id)).emptyLessonIds).toEqual([lessons[1]!.id, lessons[2]!.id]);
  });

  test('is filtered by type and status, and sorted', async () => {
    const q = 'Of the sorted kind';
    await aProduct(t, { title: 'B', description: q, priceCents: 100 });
    await aProduct(t, { title: 'A', description: q, priceCents: null });
    await aProduct(t, { title: 'C', description: q, status: 'draft', publishedAt: null });
    await aProduct(t, { title: 'D', description: q, type: 'coaching' });
    const titles = async (...asked: Parameters<typeof list>) =>
      (await list(...asked)).items.map(({ title }) => title);
    expect(await titles({ q, type: 'digital_file', status: 'published' })).toEqual(['A', 'B']);
    expect(await titles({ q, status: 'draft' })).toEqual(['C']);
    expect(await titles({ q }, '["price","DESC"]')).toHaveLength(4);
    expect(await titles({ q, status: 'published', type: 'digital_file' }, '["price","DESC"]')).toEqual([
      'B',
      'A',
    ]);
  });

  test('is filtered by price, day and counts, from and to', async () => {
    const q = 'Of the ranged kind';
    const { id } = await aCourse(t, {
      title: 'Loved',
      description: q,
      priceCents: 9700,
      sections: [[{ lessons: [{ isFreePreview: true }, {}] }]],
    });
    await aReview(t, id, { rating: 4 });
    await enroll(t, newId(), [id]);
    await wait(days(2));
    await aProduct(t, { title: 'New', description: q, priceCents: null });
    const titles = async (filter: object) => (await list({ q, ...filter })).items.map(({ title }) => title);
    expect(await titles({ price_gte: '97.00' })).toEqual(['Loved']);
    expect(await titles({ price_gte: '97.01' })).toEqual([]);
    expect(await titles({ price_lte: 96 })).toEqual(['New']);
    const today = t.clock.now().toISOString();
    expect(await titles({ createdAt_gte: today.slice(0, 10) })).toEqual(['New']);
    expect(await titles({ createdAt_lte: today.slice(0, 10) })).toEqual(['Loved', 'New']);
    expect(await titles({ createdAt_lte: later(t.clock.now(), -days(1)).toISOString() })).toEqual(['Loved']);
    expect(await titles({ rating_gte: 3.5, rating_lte: 4 })).toEqual(['Loved']);
    expect(await titles({ rating_lte: 5 })).toEqual(['Loved']);
    expect(await titles({ studentsCount_gte: 1, reviewCount_lte: 1 })).toEqual(['Loved']);
    expect(await titles({ lessonCount_gte: 2, freePreviewCount_lte: 1 })).toEqual(['Loved']);
    const { items, range } = await list({ q, studentsCount_lte: 0 });
    expect([items[0]?.title, range]).toEqual(['New', 'products 0-0/1']);
  });

  test.each(['{"price_gte":"cheap"}', '{"createdAt_lte":"2026-02-30"}', '{"rating_gt":4}'])(
    'has no range %s',
    async (filter) => {
      await coach.browser.get('/api/creator/products').query({ filter }).expect(400);
    },
  );

  test.each(['{"status":"sold"}', '{"type":1}', '{"removedAt":null}'])('has no filter %s', async (filter) => {
    await coach.browser.get('/api/creator/products').query({ filter }).expect(400);
  });
});

describe('editing', () => {
  test('changes the named fields and no others', async () => {
    const { id, description } = await aDownload();
    const spanish = { es: { title: '¿Impreso?' } };
    const questions = [{ title: 'Printed?', text: 'You print it.', translations: spanish }];
    await coach.browser
      .patch(url(id))
      .send({
        title: 'Renamed',
        price: '0',
        tags: ['Confidence'],
        whatsInside: ['40 pages'],
        duration: '',
        questions,
      })
      .expect(200);
    expect(await read(id)).toMatchObject({
      title: 'Renamed',
      price: null,
      tags: ['Confidence'],
      whatsInside: ['40 pages'],
      questions,
      description,
      duration: null,
      status: 'published',
    });
  });

  test('gives it another picture and other files, in their order', async () => {
    const { id } = await aDownload();
    const [kept] = (await read(id)).files;
    const thumbnailUrl = await anUpload(coach.browser, { purpose: 'thumbnail' });
    const fileUrl = await anUpload(coach.browser, { purpose: 'file', fileName: 'more.png' });
    const { body } = await coach.browser
      .patch(url(id))
      .send({ thumbnailUrl, files: [{ fileUrl }, { id: kept!.id }] })
      .expect(200);
    const { files, thumbnailUrl: picture } = body as CreatorProductResponse;
    expect(files.map(({ fileName }) => fileName)).toEqual(['more.png', kept!.fileName]);
    expect(files[1]!.id).toBe(kept!.id);
    await t.browser().get(picture!).expect(200);
  });

  test('accepts no file of another product, and none twice', async () => {
    const one = await aDownload();
    const other = await aDownload();
    const own = (await read(one.id)).files[0]!.id;
    const foreign = (await read(other.id)).files[0]!.id;
    await coach.browser
      .patch(url(one.id))
      .send({ files: [{ id: foreign }] })
      .expect(400);
    await coach.browser
      .patch(url(one.id))
      .send({ files: [{ id: own }, { id: own }] })
      .expect(400);
    expect((await read(one.id)).files).toHaveLength(1);
  });

  test('leaves at least one file in a download that is in the shop', async () => {
    const { id } = await aDownload();
    await coach.browser.patch(url(id)).send({ files: [] }).expect(422);
    await go(id, 'unpublish').expect(200);
    await coach.browser.patch(url(id)).send({ files: [] }).expect(200);
  });

  test('keeps a product in the categories of its type', async () => {
    const { id } = await aDownload();
    const { body } = await coach.browser.patch(url(id)).send({ category: 'For Moms' }).expect(400);
    expect(body).toMatchObject({ fields: { category: expect.stringMatching(/Workbooks/) } });
  });

  test('needs a price of at least fifty cents', async () => {
    const { id } = await aDownload();
    const { body } = await coach.browser.patch(url(id)).send({ price: '0.10' }).expect(400);
    expect(body).toMatchObject({ fields: { price: expect.stringMatching(/0\.50/) } });
  });
});

describe('publishing', () => {
  test('puts a draft in the shop; unpublishing takes it out, and owners keep it', async () => {
    const { id } = await aDownload({ status: 'draft', publishedAt: null });
    expect((await go(id, 'publish').expect(200)).body).toMatchObject({ status: 'published' });
    expect(await inShop(id)).toBe(true);
    const owner = await aMember(t);
    await enroll(t, owner.id, [id]);
    await go(id, 'unpublish').expect(200);
    expect(await inShop(id)).toBe(false);
    await owner.browser.get(`/api/products/${id}`).expect(200);
  });

  test('needs a lesson in a course and a file in a download', async () => {
    const course = await aCourse(t, { sections: [], status: 'draft', publishedAt: null });
    const download = await aProduct(t, { status: 'draft', publishedAt: null });
    await go(course.id, 'publish').expect(422);
    await go(download.id, 'publish').expect(422);
    const publishAt = later(t.clock.now(), hours(1)).toISOString();
    await coach.browser.post(url(course.id, 'schedule')).send({ publishAt }).expect(422);
    await coach.browser.post(url(download.id, 'schedule')).send({ publishAt }).expect(422);
  });

  test('happens by itself at the scheduled time, and not before', async () => {
    const { id } = await aDownload({ status: 'draft', publishedAt: null });
    const publishAt = later(t.clock.now(), hours(1));
    const { body } = await coach.browser.post(url(id, 'schedule')).send({ publishAt }).expect(200);
    expect(body).toMatchObject({ status: 'draft', publishAt: publishAt.toISOString() });
    await runs('catalog.publish-scheduled');
    expect(await inShop(id)).toBe(false);
    await wait(hours(1));
    await runs('catalog.publish-scheduled');
    expect(await read(id)).toMatchObject({
      status: 'published',
      publishAt: null,
      publishedAt: publishAt.toISOString(),
    });
    expect(await inShop(id)).toBe(true);
  });

  test('does not happen once it is unscheduled or the draft is deleted', async () => {
    const taken = await aDownload({ status: 'draft', publishedAt: null });
    const removed = await aDownload({ status: 'draft', publishedAt: null });
    const publishAt = later(t.clock.now(), minutes(5));
    for (const { id } of [taken, removed]) {
      await coach.browser.post(url(id, 'schedule')).send({ publishAt }).expect(200);
    }
    await coach.browser.post(url(taken.id, 'schedule')).send({ publishAt: null }).expect(200);
    await coach.browser.delete(url(removed.id)).expect(200);
    await wait(minutes(6));
    await runs('catalog.publish-scheduled');
    expect(await inShop(taken.id)).toBe(false);
    expect(await inShop(removed.id)).toBe(false);
  });

  test('is scheduled only for the future, and only for drafts', async () => {
    const draft = await aDownload({ status: 'draft', publishedAt: null });
    const out = await aDownload();
    const past = later(t.clock.now(), -1);
    const soon = later(t.clock.now(), hours(1));
    await coach.browser.post(url(draft.id, 'schedule')).send({ publishAt: past }).expect(400);
    await coach.browser.post(url(out.id, 'schedule')).send({ publishAt: soon }).expect(422);
    await coach.browser.post(url(draft.id, 'schedule')).send({ publishAt: '2027-02-31' }).expect(400);
  });
});

describe('the archive', () => {
  test('keeps a product from the shop and for its owners, and restores it as a draft', async () => {
    const { id } = await aDownload();
    await go(id, 'archive').expect(200);
    expect(await inShop(id)).toBe(false);
    await go(id, 'publish').expect(409);
    expect((await go(id, 'restore').expect(200)).body).toMatchObject({ status: 'draft' });
  });
});

describe('duplicating', () => {
  test('makes a draft with the same texts, picture and files', async () => {
    const { id, title } = await aDownload({ title: 'A Guided Journal' });
    const { body } = await go(id, 'duplicate').expect(201);
    const copy = body as CreatorProductResponse;
    const original = await read(id);
    expect(copy).toMatchObject({
      title: `Copy of ${title}`,
      status: 'draft',
      price: original.price,
      isSold: false,
      description: original.description,
    });
    expect(copy.id).not.toBe(id);
    expect(copy.files.map(({ fileName }) => fileName)).toEqual(
      original.files.map(({ fileName }) => fileName),
    );
  });

  test('keeps the title within its limit', async () => {
    const { id } = await aDownload({ title: `${'a'.repeat(151)}🌱${'b'.repeat(7)}` });
    const { body } = await go(id, 'duplicate').expect(201);
    expect((body as CreatorProductResponse).title).toBe(`Copy of ${'a'.repeat(151)}`);
  });

  test('copies a course with all its lessons', async () => {
    const { id, lessons } = await aCourse(t);
    const { body } = await go(id, 'duplicate').expect(201);
    const copy = body as CreatorProductResponse;
    const { body: outline } = await coach.browser
      .get(`/api/creator/courses/${copy.id}/structure`)
      .expect(200);
    const copied = (outline as { lessons: { id: string; title: string }[] }).lessons;
    expect(copied).toHaveLength(lessons.length);
    expect(copied.map((lesson) => lesson.id)).not.toContain(lessons[0]!.id);
    const [found] = await t.database.query<{ n: number }>(
      `select count(*)::int as n from widgets w join lesson_pages p on p.id = w.page_id
       where p.lesson_id = any($1::uuid[])`,
      [copied.map((lesson) => lesson.id)],
    );
    expect(found!.n).toBe(lessons.flatMap(({ videos }) => videos).length);
    await go(copy.id, 'publish').expect(200);
  });
});

describe('deleting', () => {
  test('removes unsold products; restoring brings them back unchanged', async () => {
    const { id, title } = await aDownload();
    await coach.browser.delete(url(id)).expect(200);
    await coach.browser.get(url(id)).expect(404);
    await coach.browser.get(`/api/products/${id}`).expect(404);
    await coach.browser.patch(url(id)).send({ title: 'x' }).expect(404);
    await coach.browser.delete(url(id)).expect(404);
    expect(await inShop(id)).toBe(false);
    expect((await go(id, 'restore').expect(200)).body).toMatchObject({ title, status: 'draft' });
    expect((await read(id)).files).toHaveLength(1);
  });

  test('is refused for what people own, owned or ordered', async () => {
    const owned = await aDownload();
    const ordered = await aDownload();
    const member = await aMember(t);
    await enroll(t, member.id, [owned.id]);
    await t.database.query('update enrollments set ended_at = $2 where product_id = $1', [
      owned.id,
      t.clock.now(),
    ]);
    await addToCart(member.browser, ordered.id);
    await startCheckout(member.browser);
    for (const { id } of [owned, ordered]) {
      const { body } = await coach.browser.delete(url(id)).expect(409);
      expect(body).toMatchObject({ code: 'sold' });
      expect(await inShop(id)).toBe(true);
    }
  });

  test('becomes permanent after thirty days, for a course with all its lessons', async () => {
    const course = await aCourse(t);
    const kept = await aDownload();
    await coach.browser.delete(url(course.id)).expect(200);
    await wait(days(29));
    await coach.browser.delete(url(kept.id)).expect(200);
    await runs('studio.sweep-removed-products');
    expect(await t.database.query('select from courses where id = $1', [course.id])).toHaveLength(1);
    await wait(days(2));
    await runs('studio.sweep-removed-products');
    await t.runJobs();
    await go(course.id, 'restore').expect(404);
    await go(kept.id, 'restore').expect(200);
    for (const left of [
      'select from courses where id = $1',
      'select from sections where course_id = $1',
      'select from product_files where product_id = $1',
    ]) {
      expect(await t.database.query(left, [course.id])).toEqual([]);
    }
    const [video] = course.lessons[0]!.videos;
    expect(await t.database.query('select from widgets where id = $1', [video])).toEqual([]);
  });

  test('never becomes permanent for a product that a member came to own', async () => {
    const { id } = await aDownload();
    await coach.browser.delete(url(id)).expect(200);
    await enroll(t, newId(), [id]);
    await wait(days(31));
    await runs('studio.sweep-removed-products');
    await go(id, 'restore').expect(200);
  });
});
