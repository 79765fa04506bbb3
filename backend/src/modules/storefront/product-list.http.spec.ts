import { aProduct, aReview } from '../../../test/builders/catalog.js';
import { aCourse } from '../../../test/builders/courses.js';
import { anAsset } from '../../../test/builders/media.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aMember } from '../../../test/builders/people.js';
import { newId } from '../../kernel/ids.js';
import { days, later } from '../../kernel/clock.js';
import type { Product } from '../catalog/index.js';
import { SEARCH_LIMIT } from './shop-products.service.js';

describe('the resource library', () => {
  let t: TestApp;
  const products: Record<string, Product> = {};

  beforeAll(async () => {
    t = await startTestApp();
    const published = (daysAgo: number) => later(t.clock.now(), -days(daysAgo));
    const rows: Record<string, Partial<Product>> = {
      course: {
        title: 'The Rooted Mother',
        description: 'For everyone who carries 100% of it. Under_score.',
        type: 'course',
        category: 'For Moms',
        priceCents: 9700,
        tags: ['For Mothers', 'Life Skills'],
        publishedAt: published(1),
      },
      workbook: {
        title: 'conversation workbook',
        description: 'Questions for the car, by C:\\path.',
        category: 'Workbooks',
        priceCents: 2200,
        tags: ['For Daughters', 'Relationships'],
        publishedAt: published(2),
      },
      free: {
        title: 'Árbol: a free guide',
        description: 'A rooted start.',
        category: 'Guides',
        priceCents: null,
        tags: ['Confidence'],
        publishedAt: published(3),
      },
      coaching: {
        title: 'One on one',
        description: 'Sixty minutes.',
        type: 'coaching',
        category: 'Private Coaching',
        priceCents: 15_000,
        tags: [],
        publishedAt: published(4),
      },
      draft: { title: 'Rooted draft', status: 'draft', publishedAt: null },
      archived: { title: 'Rooted archive', status: 'archived' },
    };
    for (const [name, row] of Object.entries(rows)) products[name] = await aProduct(t, row);
    await aReview(t, products['workbook']!.id, { rating: 5 });
    await aReview(t, products['workbook']!.id, { rating: 4 });
    await aReview(t, products['workbook']!.id, { rating: 4 });
    await aReview(t, products['workbook']!.id, { rating: 1, hiddenReason: 'abusive' });
    await aReview(t, products['course']!.id, { rating: 3 });
  });
  afterAll(() => t.close());

  const titles = async (search: string): Promise<string[]> => {
    const answer = await t.browser().get(`/api/products?${search}`).expect(200);
    return answer.body.items.map(({ title }: { title: string }) => title);
  };
  const names = {
    course: 'The Rooted Mother',
    workbook: 'conversation workbook',
    free: 'Árbol: a free guide',
    coaching: 'One on one',
  };

  test('shows published products, newest first, and neither drafts nor archived ones', async () => {
    expect(await titles('')).toEqual([names.course, names.workbook, names.free, names.coaching]);
  });

  test('a card contains what its design shows', async () => {
    const { body } = await t.browser().get('/api/products?q=workbook').expect(200);
    expect(body).toEqual({
      items: [
        {
          id: products['workbook']!.id,
          type: 'digital_file',
          title: 'conversation workbook',
          creator: 'Maren Solveig',
          price: '22.00',
          fromPrice: null,
          isSubscriptionOnly: false,
          recurringPrice: null,
          rating: 4.3,
          reviewCount: 3,
          thumbnailUrl: null,
          thumbnailAlt: 'A closed book',
          category: 'Workbooks',
          duration: null,
          studentCount: 0,
          tags: ['For Daughters', 'Relationships'],
          isOwned: false,
          accessUntil: null,
          canBuyAgain: false,
          isForPairs: false,
          sessionsLeft: 0,
          untranslated: [],
        },
      ],
      total: 1,
      page: 1,
      pageSize: 12,
    });
  });

  test('without reviews there is no rating, and without a price it is free', async () => {
    const { body } = await t.browser().get('/api/products?category=Guides').expect(200);
    expect(body.items[0]).toMatchObject({ rating: null, reviewCount: 0, price: null });
  });

  test('shows only free products on request', async () => {
    expect(await titles('price=free')).toEqual(['Árbol: a free guide']);
    await t.browser().get('/api/products?price=cheap').expect(400);
  });

  test('students are counted from active enrollments', async () => {
    const product = await aProduct(t, { title: 'Counted', tags: ['Spirituality'] });
    const anna = newId();
    const berta = newId();
    await enroll(t, anna, [product.id]);
    await enroll(t, berta, [product.id]);
    const read = async () => {
      const answer = await t.browser().get('/api/products?tag=Spirituality').expect(200);
      return answer.body.items[0].studentCount as number;
    };
    expect(await read()).toBe(2);
    await t.database.query('update enrollments set ended_at = now() where account_id = $1', [anna]);
    expect(await read()).toBe(1);
    await t.database.query(`update products set status = 'draft' where id = $1`, [product.id]);
  });

  test.each([
    ['q=ROOTED', ['course', 'free']],
    ['q=rooted%20mother', ['course']],
    ['q=%C3%A1RBOL', ['free']],
    ['q=', ['course', 'workbook', 'free', 'coaching']],
    ['q=%20%20', ['course', 'workbook', 'free', 'coaching']],
    ['q=100%25', ['course']],
    ['q=%25', ['course']],
    ['q=_', ['course']],
    ['q=%5C', ['workbook']],
    ['q=nothing-like-it', []],
    [`q=${encodeURIComponent(`' or 1=1 --`)}`, []],
    [`q=${encodeURIComponent(`'; drop table products; --`)}`, []],
    ['tag=For%20Mothers', ['course']],
    ['tag=For%20Mothers&tag=Relationships', ['course', 'workbook']],
    ['tag=Spirituality', []],
    ['type=course', ['course']],
    ['type=digital_file', ['workbook', 'free']],
    ['type=coaching', ['coaching']],
    ['category=Private%20Coaching', ['coaching']],
    ['type=digital_file&q=rooted', ['free']],
    ['sort=price', ['free', 'workbook', 'course', 'coaching']],
    ['sort=-price', ['coaching', 'course', 'workbook', 'free']],
    ['sort=title', ['workbook', 'coaching', 'course', 'free']],
    ['sort=newest&pageSize=1&page=2', ['workbook']],
    ['page=1000', []],
  ] as const)('?%s finds %j', async (search, found) => {
    expect(await titles(search)).toEqual(found.map((name) => names[name]));
  });

  test('sorted by rating, the best come first and unrated ones last', async () => {
    const sorted = await titles('sort=rating');
    expect(sorted.slice(0, 2)).toEqual([names.workbook, names.course]);
    expect(sorted.slice(2).sort()).toEqual([names.coaching, names.free]);
  });

  test('pages neither repeat nor skip a product, and know the total beyond their end', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => titles(`pageSize=1&sort=rating&page=${page}`)),
    );
    expect(new Set(pages.flat()).size).toBe(4);
    const { body } = await t.browser().get('/api/products?page=99').expect(200);
    expect(body).toEqual({ items: [], total: 4, page: 99, pageSize: 12 });
  });

  test.each([
    ['pageSize=49', 'pageSize'],
    ['pageSize=0', 'pageSize'],
    ['page=0', 'page'],
    ['page=1001', 'page'],
    ['page=-1', 'page'],
    ['page=1e3', 'page'],
    ['page=1&page=2', 'page'],
    ['sort=price_cents', 'sort'],
    ['sort=title;drop%20table%20products', 'sort'],
    ['sort=constructor', 'sort'],
    ['type=book', 'type'],
    ['category=Everything', 'category'],
    ['tag=Unknown', 'tag'],
    ['tag=', 'tag'],
    [`tag=${encodeURIComponent(`For Mothers' or '1'='1`)}`, 'tag'],
    ['q=%00', 'q'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['q=a&q=b', 'q'],
    ['q[x]=1', 'q[x]'],
    ['color=red', 'color'],
  ])('?%s is refused and names the parameter', async (search, field) => {
    const { body } = await t.browser().get(`/api/products?${search}`).expect(400);
    expect(body.code).toBe('invalid');
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test.each(['q=%ED%A0%80', 'q=%', 'q=%FF', '%00=1', '__proto__=1', 'page=%D9%A1', 'tag[]=x', 'tag[0]=x'])(
    '?%s never breaks the server',
    async (search) => {
      const { status } = await t.browser().get(`/api/products?${search}`);
      expect(status).toBeLessThan(500);
    },
  );

  test('a page has 48 products at most', async () => {
    const { body } = await t.browser().get('/api/products?pageSize=48').expect(200);
    expect(body.pageSize).toBe(48);
  });

  test('the topics are the ones used in the library', async () => {
    const { body } = await t.browser().get('/api/topics').expect(200);
    expect(body.topics).toHaveLength(10);
    expect(body.topics[0]).toBe('For Mothers');
  });

  test('searching is rate-limited, and reading the list is not', async () => {
    const searcher = await aMember(t);
    for (let n = 0; n < SEARCH_LIMIT.limit; n++)
      await searcher.browser.get('/api/products?q=oak').expect(200);
    const refused = await searcher.browser.get('/api/products?q=oak').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await searcher.browser.get('/api/products').expect(200);
  });

  test('finds products with videos or recordings, in their files or in their lessons', async () => {
    const course = await aCourse(t, { title: 'Zz videos' });
    const sound = await anAsset(t, { kind: 'audio', mimeType: 'audio/mpeg' });
    const video = await anAsset(t, { kind: 'video', mimeType: 'video/mp4' });
    const recording = await aProduct(t, { title: 'Zz sound', files: [sound.id] });
    const download = await aProduct(t, { title: 'Zz video file', files: [video.id] });
    const found = async (media: string) => {
      const { body } = await t.browser().get(`/api/products?q=Zz&media=${media}&sort=title`).expect(200);
      return (body.items as { id: string }[]).map(({ id }) => id);
    };
    expect(await found('video')).toEqual([download.id, course.id]);
    expect(await found('audio')).toEqual([recording.id]);
    await t.browser().get('/api/products?media=smell').expect(400);
  });

  test('sorted by ownership, owned products come first, and the rest is newest first', async () => {
    const member = await aMember(t);
    const owned = await aProduct(t, { title: 'Yyy owned', publishedAt: later(t.clock.now(), -days(1)) });
    await enroll(t, member.id, [owned.id]);
    const latest = await aProduct(t, { title: 'Yyy latest', publishedAt: t.clock.now() });
    const found = async (browser: typeof member.browser) => {
      const { body } = await browser.get('/api/products?q=Yyy&sort=owned').expect(200);
      return (body.items as { id: string }[]).map(({ id }) => id);
    };
    expect(await found(member.browser)).toEqual([owned.id, latest.id]);
    expect(await found(t.browser())).toEqual([latest.id, owned.id]);
  });
});
