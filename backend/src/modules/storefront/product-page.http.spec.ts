import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct, aReview } from '../../../test/builders/catalog.js';
import { aCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { anAsset } from '../../../test/builders/media.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { days, later } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';

let t: TestApp;
let owner: Person;
let other: Person;
beforeAll(async () => {
  t = await startTestApp();
  owner = await aMember(t);
  other = await aMember(t);
});
afterAll(() => t.close());

describe('a product page', () => {
  test('of a course shows its outline with free previews and the length of lessons', async () => {
    const course = await aCourse(t, {
      title: 'The Rooted Mother',
      sections: [
        [{ title: 'Roots', lessons: [{ title: 'One', videos: 2, isFreePreview: true }, { title: 'Two' }] }],
        [{ title: 'Leaves', lessons: [] }],
      ],
    });
    const { body } = await t.browser().get(`/api/products/${course.id}`).expect(200);
    expect(body).toEqual({
      questions: [],
      sessions: [],
      previewUrls: [],
      id: course.id,
      type: 'course',
      title: 'The Rooted Mother',
      creator: 'Maren Solveig',
      price: '97.00',
      fromPrice: null,
      isSubscriptionOnly: false,
      recurringPrice: null,
      offers: [],
      recurringOffers: [],
      subscriptionId: null,
      rating: null,
      reviewCount: 0,
      thumbnailUrl: null,
      thumbnailAlt: 'A closed book',
      category: 'For Moms',
      duration: null,
      studentCount: 0,
      tags: ['For Mothers'],
      isOwned: false,
      accessUntil: null,
      accessEndedAt: null,
      canBuyAgain: false,
      isForPairs: false,
      hasMyReview: false,
      sessionsLeft: 0,
      untranslated: [],
      parts: [],
      partsPrice: null,
      offeringId: null,
      summary: 'Thirty quiet pages.',
      description: 'Thirty quiet pages for two.',
      whatsInside: ['30 pages'],
      files: [],
      ratingCounts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
      outline: [
        {
          id: course.sections[0],
          title: 'Part 1',
          subtitle: '',
          untranslated: [],
          modules: [
            {
              id: course.modules[0],
              title: 'Roots',
              subtitle: '',
              untranslated: [],
              lessonCount: 2,
              lessons: [
                {
                  id: course.lessons[0]!.id,
                  title: 'One',
                  durationSeconds: 120,
                  isFreePreview: true,
                  untranslated: [],
                },
                {
                  id: course.lessons[1]!.id,
                  title: 'Two',
                  durationSeconds: null,
                  isFreePreview: false,
                  untranslated: [],
                },
              ],
            },
          ],
        },
        {
          id: course.sections[1],
          title: 'Part 2',
          subtitle: '',
          untranslated: [],
          modules: [
            {
              id: course.modules[1],
              title: 'Leaves',
              subtitle: '',
              untranslated: [],
              lessonCount: 0,
              lessons: [],
            },
          ],
        },
      ],
    });
  });

  test('of a download lists its files without their URLs', async () => {
    const asset = await anAsset(t, { fileName: 'journal.pdf' });
    const picture = await anAsset(t, { kind: 'image', mimeType: 'image/webp', isPublic: true });
    const product = await aProduct(t, { files: [asset.id], thumbnailAssetId: picture.id });
    const { body } = await t.browser().get(`/api/products/${product.id}`).expect(200);
    expect(body.outline).toBeNull();
    expect(body.files).toEqual([{ fileName: 'journal.pdf', fileSize: asset.fileSize }]);
    expect(body.thumbnailUrl).toBe(`/api/media/public/${picture.id}`);
    expect(JSON.stringify(body)).not.toContain(asset.id);
  });

  test('says "owned" only to its owner', async () => {
    const product = await aProduct(t);
    await enroll(t, owner.id, [product.id]);
    const read = async (browser: Person['browser']) =>
      (await browser.get(`/api/products/${product.id}`).expect(200)).body.isOwned;
    expect(await read(owner.browser)).toBe(true);
    expect(await read(other.browser)).toBe(false);
    expect(await read(t.browser())).toBe(false);
    const { body } = await owner.browser.get('/api/products').expect(200);
    expect(body.items.find(({ id }: { id: string }) => id === product.id).isOwned).toBe(true);
  });

  test('that is archived stays readable for its owners', async () => {
    const product = await aProduct(t, { status: 'archived' });
    await enroll(t, owner.id, [product.id]);
    await owner.browser.get(`/api/products/${product.id}`).expect(200);
    await owner.browser.get(`/api/products/${product.id}/reviews`).expect(200);
    await other.browser.get(`/api/products/${product.id}`).expect(404);
    await t.browser().get(`/api/products/${product.id}`).expect(404);
    await t.browser().get(`/api/products/${product.id}/reviews`).expect(404);
  });

  test('that is archived closes when the ownership has ended', async () => {
    const product = await aProduct(t, { status: 'archived' });
    await enroll(t, owner.id, [product.id]);
    await t.database.query('update enrollments set ended_at = now() where product_id = $1', [product.id]);
    await owner.browser.get(`/api/products/${product.id}`).expect(404);
  });

  test('that is a draft is a 404, just like a missing one', async () => {
    const draft = await aProduct(t, { status: 'draft', publishedAt: null });
    const answers = await Promise.all(
      [draft.id, newId()].map((id) => t.browser().get(`/api/products/${id}`).expect(404)),
    );
    const [first, second] = answers.map(({ body }) => ({ ...body, requestId: '' }));
    expect(first).toEqual(second);
    expect(first).toMatchObject({ code: 'not_found', message: 'Product not found' });
  });

  test.each(['x', '1', '%27%20or%201=1', '00000000-0000-0000-0000-00000000000g', '%00'])(
    'under the address %s is a bad request',
    async (id) => {
      const { body } = await t.browser().get(`/api/products/${id}`).expect(400);
      expect(body.code).toBe('bad_id');
    },
  );
});

describe('reviews', () => {
  test('are listed newest first, in pages, with their authors’ first names', async () => {
    const product = await aProduct(t);
    const priya = await aMember(t, { name: 'Priya Raman' });
    const beth = await aMember(t, { name: 'Beth' });
    const ago = (count: number) => later(t.clock.now(), -days(count));
    await aReview(t, product.id, { accountId: priya.id, rating: 5, text: 'First', createdAt: ago(3) });
    await aReview(t, product.id, {
      accountId: beth.id,
      rating: 4,
      text: 'Second',
      createdAt: ago(2),
      answer: 'Thanks',
    });
    await aReview(t, product.id, { rating: 2, text: 'Third', createdAt: ago(1) });
    const read = async (search: string) =>
      (await t.browser().get(`/api/products/${product.id}/reviews?${search}`).expect(200)).body;
    const all = await read('');
    expect(all.next).toBeNull();
    expect(
      all.items.map(({ author, text, answer }: Record<string, unknown>) => [author, text, answer]),
    ).toEqual([
      ['A former member', 'Third', null],
      ['Beth', 'Second', 'Thanks'],
      ['Priya R.', 'First', null],
    ]);
    expect(all.items[2].createdAt).toBe(ago(3).toISOString());
    expect(JSON.stringify(all)).not.toContain(priya.id);
    const newest = await read('limit=2');
    expect(newest.items).toEqual(all.items.slice(0, 2));
    expect(await read(`limit=2&after=${newest.next}`)).toEqual({ items: all.items.slice(2), next: null });
  });

  test('that are hidden do not count', async () => {
    const product = await aProduct(t);
    await aReview(t, product.id, { rating: 5 });
    await aReview(t, product.id, { rating: 1, hiddenReason: 'names a child' });
    const page = await t.browser().get(`/api/products/${product.id}`).expect(200);
    expect(page.body).toMatchObject({
      rating: 5,
      reviewCount: 1,
      ratingCounts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 },
    });
    const { body } = await t.browser().get(`/api/products/${product.id}/reviews`).expect(200);
    expect(body.items).toHaveLength(1);
  });

  test.each(['limit=101', 'page=1', 'after=x', 'sort=rating'])('refuse ?%s', async (search) => {
    const product = await aProduct(t);
    await t.browser().get(`/api/products/${product.id}/reviews?${search}`).expect(400);
  });

  test('are limited to one per owner and product', async () => {
    const product = await aProduct(t);
    await aReview(t, product.id, { accountId: owner.id });
    await expect(aReview(t, product.id, { accountId: owner.id })).rejects.toThrow('reviews_one_each');
  });
});

test('the coach sees the shop like everyone else', async () => {
  const coach = await aCreator(t);
  const product = await aProduct(t);
  const { body } = await coach.browser.get(`/api/products/${product.id}`).expect(200);
  expect(body.isOwned).toBe(false);
});
