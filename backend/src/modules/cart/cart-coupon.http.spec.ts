import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCoupon, useCoupon } from '../../../test/builders/coupons.js';
import { addToCart, aPaidOrder } from '../../../test/builders/orders.js';
import { aCreator, aMember, PASSWORD } from '../../../test/builders/people.js';
import { days } from '../../kernel/clock.js';
import { CartService } from './cart.service.js';

type Browser = ReturnType<TestApp['browser']>;

describe('the coupon in a cart', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  // Codes are limited per address, and all tests share one.
  beforeEach(() => t.database.query('delete from rate_limits'));
  afterAll(() => t.close());

  const summary = async (browser: Browser) => (await browser.get('/api/cart/summary').expect(200)).body;
  const codeIn = async (browser: Browser) => (await summary(browser)).coupon?.code;

  test('shows the discount of each line, to the cent', async () => {
    const course = await aProduct(t, { priceCents: 9700 });
    const guide = await aProduct(t, { priceCents: 2250 });
    const { code } = await aCoupon(t, { percent: 15, productIds: [course.id] });
    const visitor = t.browser();
    await addToCart(visitor, course.id, guide.id);
    const { body } = await visitor.put('/api/cart/coupon').send({ code: code.toLowerCase() }).expect(200);
    expect(body).toEqual({
      subtotal: '119.50',
      discount: '14.55',
      tax: '0.00',
      taxName: null,
      total: '104.95',
      coupon: {
        code,
        kind: 'percent',
        percent: 15,
        amount: null,
        problem: null,
        lines: [{ productId: course.id, discount: '14.55' }],
      },
    });
    expect(await summary(visitor)).toEqual(body);
  });

  test('can come before the first product, also for a visitor', async () => {
    const { code } = await aCoupon(t, { amountCents: 500 });
    const visitor = t.browser();
    await useCoupon(visitor, { code });
    expect(await summary(visitor)).toMatchObject({
      total: '0.00',
      coupon: { code, problem: null, lines: [] },
    });
    await addToCart(visitor, (await aProduct(t)).id);
    expect(await summary(visitor)).toMatchObject({ discount: '5.00', total: '22.00' });
  });

  test('is kept at sign-in, and the later of two counts', async () => {
    const rosa = await aMember(t);
    const older = await aCoupon(t);
    const newer = await aCoupon(t);
    await useCoupon(rosa.browser, older);
    t.clock.advance(1000);
    const browser = t.browser();
    await useCoupon(browser, newer);
    await browser.post('/api/auth/login').send({ email: rosa.email, password: PASSWORD }).expect(200);
    expect(await codeIn(browser)).toBe(newer.code);
    await addToCart(browser, (await aProduct(t)).id);
    expect(await codeIn(rosa.browser)).toBe(newer.code);
    const rows = await t.database.query('select from cart_coupons where coupon_id = any($1)', [
      [older.id, newer.id],
    ]);
    expect(rows).toHaveLength(1);
  });

  test('is one: another replaces it, and it can be removed', async () => {
    const { browser } = await aMember(t);
    const one = await aCoupon(t);
    const other = await aCoupon(t);
    await useCoupon(browser, one);
    await useCoupon(browser, other);
    expect(await codeIn(browser)).toBe(other.code);
    await browser.delete('/api/cart/coupon').expect(204);
    await browser.delete('/api/cart/coupon').expect(204);
    expect(await codeIn(browser)).toBeUndefined();
  });

  test('explains why it does not apply: ended, used up, not for these products, already used by this member', async () => {
    const rosa = await aMember(t);
    const product = await aProduct(t);
    const ended = await aCoupon(t, { endsAt: t.clock.now() });
    const usedUp = await aCoupon(t, { maxUses: 1 });
    const other = await aCoupon(t, { productIds: [product.id] });
    const once = await aCoupon(t, { maxUsesPerPerson: 1 });
    await t.database.query('update coupons set taken = 1 where id = $1', [usedUp.id]);
    await useCoupon(rosa.browser, once);
    await aPaidOrder(t, rosa, product.id);
    await addToCart(rosa.browser, (await aProduct(t)).id);
    const problemOf = async (coupon: { code: string }) => {
      await useCoupon(rosa.browser, coupon);
      const { coupon: shown, discount } = await summary(rosa.browser);
      return [shown.problem, discount];
    };
    expect(await problemOf(ended)).toEqual(['ended', '0.00']);
    expect(await problemOf(usedUp)).toEqual(['used_up', '0.00']);
    expect(await problemOf(other)).toEqual(['not_for_these', '0.00']);
    expect(await problemOf(once)).toEqual(['used_by_you', '0.00']);
  });

  test('is refused if unknown, whatever is typed, and codes cannot be guessed without limit', async () => {
    const visitor = t.browser();
    for (const code of ['NOPE', "' or 1=1 --", '%', '<script>', '🌱']) {
      const { body } = await visitor.put('/api/cart/coupon').send({ code }).expect(422);
      expect(body).toMatchObject({ code: 'coupon_unknown', fields: { code: expect.any(String) } });
    }
    await visitor.put('/api/cart/coupon').send({ code: 'a\u0000b' }).expect(400);
    await visitor
      .put('/api/cart/coupon')
      .send({ code: 'x'.repeat(41) })
      .expect(400);
    await visitor
      .put('/api/cart/coupon')
      .send({ code: { $ne: null } })
      .expect(400);
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => visitor.put('/api/cart/coupon').send({ code: 'NOPE' })),
    );
    expect(tries.map(({ status }) => status)).toContain(429);
  });

  test('is not for the coach, who cannot buy', async () => {
    const { browser } = await aCreator(t);
    await browser.put('/api/cart/coupon').send({ code: 'SPRING' }).expect(403);
    await browser.delete('/api/cart/coupon').expect(403);
  });

  test('of a visitor expires with the visitor’s cookie', async () => {
    const visitor = t.browser();
    const coupon = await aCoupon(t);
    await useCoupon(visitor, coupon);
    t.clock.advance(days(91));
    await t.app.get(CartService, { strict: false }).forgetVisitors();
    expect(await t.database.query('select from cart_coupons where coupon_id = $1', [coupon.id])).toEqual([]);
  });
});
