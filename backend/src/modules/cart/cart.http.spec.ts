import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { addToCart } from '../../../test/builders/orders.js';
import { aCreator, aMember, PASSWORD } from '../../../test/builders/people.js';
import { days, minutes } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { CartService } from './cart.service.js';

type Browser = ReturnType<TestApp['browser']>;

describe('the cart', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const titles = async (browser: Browser): Promise<string[]> => {
    const { body } = await browser.get('/api/cart').expect(200);
    return (body as { product: { title: string } }[]).map(({ product }) => product.title);
  };
  const count = async (browser: Browser): Promise<number> =>
    (await browser.get('/api/cart/count').expect(200)).body.count;
  const rowsOf = (productIds: string[]) =>
    t.database.query<{ accountId: string | null; productId: string }>(
      `select account_id as "accountId", product_id as "productId" from cart_items where product_id = any($1)`,
      [productIds],
    );
  const signIn = (browser: Browser, { email }: { email: string }) =>
    browser.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);

  test('of a visitor keeps the added products, in that order, with the current price', async () => {
    const workbook = await aProduct(t);
    const guide = await aProduct(t, { priceCents: 4700, category: 'Guides' });
    const visitor = t.browser();
    const added = await visitor.post('/api/cart').send({ productId: workbook.id, quantity: 1 }).expect(201);
    await addToCart(visitor, guide.id);

    expect(added.body).toEqual({
      id: expect.any(String),
      productId: workbook.id,
      quantity: 1,
      gift: null,
      ward: null,
      heldTime: null,
      isForPairs: false,
      offer: null,
      replaces: [],
      includedIn: null,
      product: {
        title: workbook.title,
        category: 'Workbooks',
        price: '27.00',
        type: 'digital_file',
        thumbnailUrl: null,
      },
    });
    expect(await titles(visitor)).toEqual([workbook.title, guide.title]);
    expect(await count(visitor)).toBe(2);
    expect(await titles(t.browser())).toEqual([]);
  });

  test('gives a visitor a cookie with the first product, not before, and stores only its hash', async () => {
    const product = await aProduct(t);
    const visitor = t.browser();
    expect((await visitor.get('/api/cart').expect(200)).headers['set-cookie']).toBeUndefined();
    expect((await visitor.get('/api/cart/count').expect(200)).headers['set-cookie']).toBeUndefined();

    const answer = await visitor.post('/api/cart').send({ productId: product.id, quantity: 1 }).expect(201);
    const [cookie] = answer.headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/^sanctum_visitor=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    const secret = cookie!.slice('sanctum_visitor='.length).split(';')[0];
    const stored = await t.database.query('select from cart_items where visitor_hash = $1', [secret]);
    expect(stored).toEqual([]);
  });

  test('of a member with an expired access token gets session_expired, not the visitor’s cart', async () => {
    const { browser } = await aMember(t);
    const inCart = await aProduct(t);
    const added = await aProduct(t);
    await addToCart(browser, inCart.id);
    t.clock.advance(minutes(11));
    const refused = [
      await browser.get('/api/cart'),
      await browser.get('/api/cart/count'),
      await browser.post('/api/cart').send({ productId: added.id, quantity: 1 }),
      await browser.delete(`/api/cart/${inCart.id}`),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [401, 'session_expired']),
    );
    await browser.post('/api/auth/refresh').expect(200);
    await addToCart(browser, added.id);
    expect(await titles(browser)).toEqual([inCart.title, added.title]);
    expect(await count(browser)).toBe(2);
  });

  test('drops a removed product, also when it is removed twice', async () => {
    const stays = await aProduct(t);
    const goes = await aProduct(t);
    const visitor = t.browser();
    await addToCart(visitor, stays.id, goes.id);
    await visitor.delete(`/api/cart/${goes.id}`).expect(204);
    await visitor.delete(`/api/cart/${goes.id}`).expect(204);
    expect(await titles(visitor)).toEqual([stays.title]);
  });

  describe('of a visitor who signs in', () => {
    test('becomes one with the member’s, without loss or doubles', async () => {
      const rosa = await aMember(t);
      const only = await aProduct(t);
      const both = await aProduct(t);
      const hers = await aProduct(t);
      await addToCart(rosa.browser, both.id, hers.id);
      const browser = t.browser();
      await addToCart(browser, only.id, both.id);
      await signIn(browser, rosa);

      const all = [only, both, hers].map(({ title }) => title).sort();
      expect((await titles(browser)).sort()).toEqual(all);
      expect(await count(browser)).toBe(3);
      const untouched = await rowsOf([only.id]);
      expect(untouched).toEqual([{ accountId: null, productId: only.id }]);

      const another = await aProduct(t);
      await addToCart(browser, another.id);
      expect((await titles(rosa.browser)).sort()).toEqual([...all, another.title].sort());
      const rows = await rowsOf([only.id, both.id, hers.id, another.id]);
      expect(rows).toHaveLength(4);
      expect(rows.every(({ accountId }) => accountId === rosa.id)).toBe(true);
    });

    test('drops what the member owns by now', async () => {
      const rosa = await aMember(t);
      const owned = await aProduct(t);
      const wanted = await aProduct(t);
      await enroll(t, rosa.id, [owned.id]);
      const browser = t.browser();
      await addToCart(browser, owned.id, wanted.id);
      await signIn(browser, rosa);
      expect(await titles(browser)).toEqual([wanted.title]);

      await browser.delete(`/api/cart/${newId()}`).expect(204);
      expect(await rowsOf([owned.id, wanted.id])).toEqual([{ accountId: rosa.id, productId: wanted.id }]);
    });

    test('leaves out a product the member removes with the first click', async () => {
      const rosa = await aMember(t);
      const product = await aProduct(t);
      const browser = t.browser();
      await addToCart(browser, product.id);
      await signIn(browser, rosa);
      await browser.delete(`/api/cart/${product.id}`).expect(204);
      expect(await titles(browser)).toEqual([]);
    });
  });

  describe('refuses', () => {
    const refusal = async (browser: Browser, body: object) => {
      const answer = await browser.post('/api/cart').send(body);
      return [answer.status, answer.body.code];
    };

    test('products that are not for sale', async () => {
      const draft = await aProduct(t, { status: 'draft', publishedAt: null });
      const archived = await aProduct(t, { status: 'archived' });
      for (const productId of [newId(), draft.id, archived.id]) {
        expect(await refusal(t.browser(), { productId, quantity: 1 })).toEqual([404, 'not_found']);
      }
    });

    test('free products, because they are claimed', async () => {
      const free = await aProduct(t, { priceCents: null });
      expect(await refusal(t.browser(), { productId: free.id, quantity: 1 })).toEqual([422, 'free_product']);
    });

    test('products the member owns', async () => {
      const rosa = await aMember(t);
      const product = await aProduct(t);
      await enroll(t, rosa.id, [product.id]);
      expect(await refusal(rosa.browser, { productId: product.id, quantity: 1 })).toEqual([
        409,
        'already_owned',
      ]);
    });

    test('the coach, who cannot buy', async () => {
      const coach = await aCreator(t);
      const product = await aProduct(t);
      expect(await refusal(coach.browser, { productId: product.id, quantity: 1 })).toEqual([
        403,
        'not_for_your_role',
      ]);
      await coach.browser.delete(`/api/cart/${product.id}`).expect(403);
      expect(await titles(coach.browser)).toEqual([]);
    });

    test.each([
      [{ quantity: 2 }],
      [{ quantity: 0 }],
      [{ quantity: '1' }],
      [{ productId: 'x' }],
      [{ price: '0.01' }],
    ])('a request with %j', async (change) => {
      const { id: productId } = await aProduct(t);
      expect(await refusal(t.browser(), { productId, quantity: 1, ...change })).toEqual([400, 'invalid']);
    });
  });

  test('hides products that are no longer sold', async () => {
    const product = await aProduct(t);
    const visitor = t.browser();
    await addToCart(visitor, product.id);
    await t.database.query(`update products set status = 'archived' where id = $1`, [product.id]);
    expect(await titles(visitor)).toEqual([]);
    expect(await count(visitor)).toBe(0);
  });

  test('of a visitor expires with the cookie after 90 days', async () => {
    const product = await aProduct(t);
    const rosa = await aMember(t);
    await addToCart(t.browser(), product.id);
    await addToCart(rosa.browser, product.id);
    t.clock.advance(days(91));
    await t.app.get(CartService, { strict: false }).forgetVisitors();
    expect(await rowsOf([product.id])).toEqual([{ accountId: rosa.id, productId: product.id }]);
  });
});

/** Adds one product twenty times at once, as a visitor with a cookie, and counts the lines. */
async function linesAfterTwentyClicks(t: TestApp): Promise<number> {
  const first = await aProduct(t);
  const wanted = await aProduct(t);
  const visitor = t.browser();
  await addToCart(visitor, first.id);
  await Promise.all(
    Array.from({ length: 20 }, () => visitor.post('/api/cart').send({ productId: wanted.id, quantity: 1 })),
  );
  const rows = await t.database.query('select from cart_items where product_id = $1', [wanted.id]);
  return rows.length;
}

describe('twenty clicks at once', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  test('add a product to the cart once', async () => expect(await linesAfterTwentyClicks(t)).toBe(1));

  test('would add it several times without the unique constraint', async () => {
    await t.database.query('alter table cart_items drop constraint cart_items_visitor_product');
    expect(await linesAfterTwentyClicks(t)).toBeGreaterThan(1);
  });
});
