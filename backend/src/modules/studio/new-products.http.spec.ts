import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { anUpload } from '../../../test/builders/uploads.js';
import type { CreatorProductResponse } from './creator-products.dto.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t, { name: 'Maren Holt' });
});
afterAll(() => t.close());

const aThumbnail = () => anUpload(coach.browser, { purpose: 'thumbnail' });
const aFile = () => anUpload(coach.browser, { purpose: 'file', fileName: 'pages.png' });
const words = { title: 'The Rooted Mother', description: 'Ten lessons. For two.', price: '97.00' };
const addCourse = async (body: object) =>
  coach.browser.post('/api/courses').send({ ...words, category: 'For Moms', ...body });
const addFile = async (body: object) =>
  coach.browser.post('/api/digital-files').send({ ...words, category: 'Guides', ...body });

describe('a new course', () => {
  test('is a draft with its own course, by the coach who made it', async () => {
    const { status, body } = await addCourse({ thumbnailUrl: await aThumbnail() });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'course',
      status: 'draft',
      title: words.title,
      summary: 'Ten lessons.',
      price: '97.00',
      duration: 'Self-Paced',
      rating: null,
      reviewCount: 0,
      studentsCount: 0,
      isSold: false,
      files: [],
    });
    const { id, thumbnailUrl } = body as CreatorProductResponse;
    await t.browser().get(thumbnailUrl!).expect(200);
    await coach.browser.get(`/api/products/${id}/course`).expect(200, { id });
    const { body: outline } = await coach.browser.get(`/api/creator/courses/${id}/structure`).expect(200);
    expect(outline).toMatchObject({ title: words.title, status: 'draft', sections: [] });
    const { body: page } = await coach.browser.get(`/api/products/${id}`).expect(200);
    expect(page).toMatchObject({ creator: 'Maren Holt' });
  });

  test('is only seen by the coach until it is published', async () => {
    const { body } = await addCourse({ thumbnailUrl: await aThumbnail() });
    const { id } = body as CreatorProductResponse;
    await t.browser().get(`/api/products/${id}`).expect(404);
    await (await aMember(t)).browser.get(`/api/products/${id}`).expect(404);
  });

  test.each([null, '', '0', undefined])('with the price %p is free', async (price) => {
    const { status, body } = await addCourse({ price, thumbnailUrl: await aThumbnail() });
    expect(status).toBe(201);
    expect(body).toMatchObject({ price: null });
  });

  test.each(['0.49', '-1', '9.999', 'ninety'])('cannot cost %p', async (price) => {
    const thumbnailUrl = await aThumbnail();
    const { status, body } = await addCourse({ price, thumbnailUrl });
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, ['price']]);
    // The picture is kept for the next try.
    expect((await addCourse({ thumbnailUrl })).status).toBe(201);
  });

  test('can be sold only by subscription, and has no price then', async () => {
    const thumbnailUrl = await aThumbnail();
    const both = await addCourse({ isSubscriptionOnly: true, thumbnailUrl });
    expect(both.status).toBe(400);
    expect(both.body).toMatchObject({ fields: { price: 'Price can’t be combined with subscriptions only' } });
    const { status, body } = await addCourse({ price: null, isSubscriptionOnly: true, thumbnailUrl });
    expect(status).toBe(201);
    expect(body).toMatchObject({ price: null, isSubscriptionOnly: true });
  });

  test.each([
    ['title', { title: ' ' }],
    ['description', { description: '' }],
    ['category', { category: 'Guides' }],
    ['thumbnailUrl', { thumbnailUrl: undefined }],
  ])('needs its %s', async (field, missing) => {
    const { status, body } = await addCourse({ thumbnailUrl: await aThumbnail(), ...missing });
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]]);
  });

  test('accepts no picture that someone else uploaded', async () => {
    const other = await aCreator(t);
    const thumbnailUrl = await anUpload(other.browser, { purpose: 'thumbnail' });
    const { status, body } = await addCourse({ thumbnailUrl });
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([422, ['thumbnailUrl']]);
    expect((await addCourse({ thumbnailUrl: 'https://example.org/a.png' })).status).toBe(422);
  });

  test('is created once, however often its form is sent', async () => {
    const body = { title: 'Sent twice', thumbnailUrl: await aThumbnail() };
    const answers = await Promise.all([addCourse(body), addCourse(body), addCourse(body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const rows = await t.database.query(`select from products where title = 'Sent twice'`);
    expect(rows).toHaveLength(1);
  });
});

describe('a new digital file', () => {
  test('is a draft with its file', async () => {
    const { status, body } = await addFile({ thumbnailUrl: await aThumbnail(), fileUrl: await aFile() });
    expect(status).toBe(201);
    expect(body).toMatchObject({ type: 'digital_file', status: 'draft', duration: null });
    expect((body as CreatorProductResponse).files).toMatchObject([{ fileName: 'pages.png' }]);
    const { id } = body as CreatorProductResponse;
    const downloads = (await coach.browser.get(`/api/products/${id}/files`).expect(200)).body.items;
    expect(downloads).toHaveLength(1);
  });

  test('keeps its picture for the next try when the file is refused', async () => {
    const thumbnailUrl = await aThumbnail();
    const refused = await addFile({ thumbnailUrl, fileUrl: thumbnailUrl });
    expect(refused.status).toBe(422);
    expect(Object.keys((refused.body as { fields: object }).fields)).toEqual(['fileUrl']);
    expect((await addFile({ thumbnailUrl, fileUrl: await aFile() })).status).toBe(201);
  });

  test('has its own categories', async () => {
    const { status, body } = await addFile({
      thumbnailUrl: await aThumbnail(),
      fileUrl: await aFile(),
      category: 'For Moms',
    });
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, ['category']]);
  });
});
