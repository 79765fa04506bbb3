import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aBundle, aProduct } from '../../../../test/builders/catalog.js';
import { aCoupon, useCoupon } from '../../../../test/builders/coupons.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { addToCart, aPaidOrder, confirm, deliverWebhooks } from '../../../../test/builders/orders.js';
import { checkoutOf } from '../../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { EnrollmentsService } from '../../enrollments/index.js';

interface CoachOrder {
  lines: {
    id: string;
    productId: string;
    access: string;
    parts: { productId: string; title: string }[];
  }[];
}

describe('a bundle with several products', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  let oak: string;
  let letters: string;
  let walk: string;
  let bundle: string;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    coach = await aCreator(t);
    rosa = await aMember(t, { name: 'Rosa Lind' });
    oak = (await aProduct(t, { title: 'Oak', type: 'course', category: 'For Moms', priceCents: 9700 })).id;
    letters = (await aProduct(t, { title: 'Letters' })).id;
    walk = (await aProduct(t, { title: 'Walk', type: 'coaching', category: 'For Moms' })).id;
    bundle = (await aBundle(t, [oak, letters, walk], { title: 'The Whole Path', priceCents: 12_000 })).id;
  });

  /** Products that the member owns, by letter: o, l, w and b. */
  const owned = async ({ id } = rosa): Promise<string> => {
    const ids = [oak, letters, walk, bundle];
    const found = await t.app.get(EnrollmentsService, { strict: false }).owns(id, ids);
    return ids.map((each, at) => (found.has(each) ? 'olwb'[at] : '-')).join('');
  };
  const order = async (id: string): Promise<CoachOrder> =>
    (await coach.browser.get(`/api/creator/orders/${id}`).expect(200)).body as CoachOrder;
  const refundLine = async (id: string, productId: string, amount: string): Promise<void> => {
    const line = (await order(id)).lines.find((each) => each.productId === productId);
    await coach.browser
      .post(`/api/creator/orders/${id}/refunds`)
      .send({ lineIds: [line?.id], amount })
      .expect(202);
    await t.runJobs();
    await deliverWebhooks(t);
  };
  /** Access that a refund of the whole order would end, according to its preview. */
  const closes = async (id: string): Promise<string[]> =>
    (await coach.browser.post(`/api/creator/orders/${id}/refunds/preview`).send({}).expect(200)).body.ends;
  const cartOf = async ({ browser }: Person) =>
    ((await browser.get('/api/cart').expect(200)).body as { productId: string }[]).map(
      (line) => line.productId,
    );

  test('opens with its payment, and order, receipt and the email to the coach list its products', async () => {
    const id = await aPaidOrder(t, rosa, bundle);
    expect(await owned()).toBe('olwb');
    const { lines } = (await rosa.browser.get(`/api/me/orders/${id}`).expect(200)).body as {
      lines: { title: string; price: string; parts: { title: string; type: string }[] }[];
    };
    expect(lines).toMatchObject([
      {
        title: 'The Whole Path',
        price: '120.00',
        parts: [{ title: 'Oak' }, { title: 'Letters' }, { title: 'Walk' }],
      },
    ]);
    await t.runJobs();
    const [receipt] = await mailsTo(t, rosa.email);
    expect(receipt?.text).toContain('The Whole Path (Oak, Letters, Walk): $120.00');
    expect(receipt?.text).toContain('your coach will write to you within 2 business days');
    const [told] = await mailsTo(t, coach.email);
    expect(told?.text).toContain('bought “Walk”');
    const library = (await rosa.browser.get('/api/me/library').expect(200)).body.items as { title: string }[];
    expect(library.map(({ title }) => title).sort()).toEqual(['Letters', 'Oak', 'Walk']);
  });

  test('earns money for itself: its parts have sold nothing', async () => {
    await aPaidOrder(t, rosa, bundle);
    const sold = await t.database.query(
      'select product_id as id, amount_cents as cents from paid_lines where account_id = $1',
      [rosa.id],
    );
    expect(sold).toEqual([{ id: bundle, cents: 12_000 }]);
  });

  test('with a refund ends exactly its own access: separate purchases and grants stay', async () => {
    await aPaidOrder(t, rosa, oak);
    await enroll(t, rosa.id, [letters]);
    const id = await aPaidOrder(t, rosa, bundle);
    expect(await owned()).toBe('olwb');
    expect(await closes(id)).toEqual(['The Whole Path', 'Walk']);
    await refundLine(id, bundle, '120.00');
    expect(await owned()).toBe('ol--');
    expect((await order(id)).lines[0]?.access).toBe('ended');
  });

  test('keeps an earlier purchase open after its refund', async () => {
    const checkout = await checkoutOf(rosa, oak, letters);
    await confirm(t, checkout);
    await deliverWebhooks(t);
    expect(await owned()).toBe('ol--');
    const path = await aPaidOrder(t, rosa, bundle);
    await refundLine(checkout.orderId, oak, '97.00');
    // The bundle still contains it.
    expect(await owned()).toBe('olwb');
    expect(await closes(path)).toEqual(['The Whole Path', 'Oak', 'Walk']);
    await refundLine(path, bundle, '120.00');
    expect(await owned()).toBe('-l--');
  });

  test('shares a part with another, which stays open until both have ended', async () => {
    const other = (await aBundle(t, [letters, oak], { title: 'Letters and Oak' })).id;
    const extra = (await aProduct(t)).id;
    await t.database.query('insert into bundle_parts (bundle_id, product_id, position) values ($1, $2, 2)', [
      other,
      extra,
    ]);
    const first = await aPaidOrder(t, rosa, bundle);
    const second = await aPaidOrder(t, rosa, other);
    expect(await closes(first)).toEqual(['The Whole Path', 'Walk']);
    await refundLine(first, bundle, '120.00');
    expect(await owned()).toBe('ol--');
    await refundLine(second, other, '50.00');
    expect(await owned()).toBe('----');
  });

  test('belongs to members who own all its parts, and they cannot buy it', async () => {
    await enroll(t, rosa.id, [oak, letters, walk]);
    const page = (await rosa.browser.get(`/api/products/${bundle}`).expect(200)).body as { isOwned: boolean };
    expect(page.isOwned).toBe(true);
    const refused = await rosa.browser.post('/api/cart').send({ productId: bundle, quantity: 1 }).expect(409);
    expect(refused.body).toMatchObject({ code: 'already_owned' });
  });

  test('paid for twice gives access once, and the other payment is left for the coach', async () => {
    const first = await checkoutOf(rosa, bundle);
    await rosa.browser.delete(`/api/cart/${bundle}`).expect(204);
    const second = await checkoutOf(rosa, bundle, (await aProduct(t)).id);
    for (const checkout of [first, second]) await confirm(t, checkout);
    await deliverWebhooks(t);
    const states = await t.database.query<{ status: string }>(
      'select status from orders where account_id = $1 order by status',
      [rosa.id],
    );
    expect(states.map(({ status }) => status)).toEqual(['paid', 'review']);
    expect(await owned()).toBe('olwb');
  });

  test('says in the cart what it replaces there, and a part added later says which bundle includes it', async () => {
    const put = async (productId: string) =>
      (await rosa.browser.post('/api/cart').send({ productId, quantity: 1 }).expect(201)).body as {
        replaces: string[];
        includedIn: string | null;
      };
    expect(await put(oak)).toMatchObject({ replaces: [], includedIn: null });
    expect(await put(bundle)).toMatchObject({ replaces: ['Oak'], includedIn: null });
    expect(await put(letters)).toMatchObject({ replaces: [], includedIn: 'The Whole Path' });
    const cart = (await rosa.browser.get('/api/cart').expect(200)).body as object[];
    expect(cart).toEqual([expect.objectContaining({ productId: bundle, replaces: ['Oak', 'Letters'] })]);
  });

  test('replaces its parts in the cart, which return when it is removed', async () => {
    await addToCart(rosa.browser, oak, bundle);
    expect(await cartOf(rosa)).toEqual([bundle]);
    await rosa.browser.delete(`/api/cart/${bundle}`).expect(204);
    expect(await cartOf(rosa)).toEqual([oak]);
  });

  test('needs a coupon that names the bundle itself', async () => {
    const forOak = await aCoupon(t, { percent: 50, productIds: [oak] });
    const forPath = await aCoupon(t, { percent: 50, productIds: [bundle] });
    await addToCart(rosa.browser, bundle);
    const discount = async () =>
      ((await rosa.browser.get('/api/cart/summary').expect(200)).body as { discount: string }).discount;
    await useCoupon(rosa.browser, forOak);
    expect(await discount()).toBe('0.00');
    await useCoupon(rosa.browser, forPath);
    expect(await discount()).toBe('60.00');
  });

  test('gives and keeps the parts it had at checkout, whatever the coach changes', async () => {
    const checkout = await checkoutOf(rosa, bundle);
    await coach.browser
      .patch(`/api/creator/products/${bundle}`)
      .send({ partIds: [oak, letters] })
      .expect(200);
    await confirm(t, checkout);
    await deliverWebhooks(t);
    expect(await owned()).toBe('olwb');
    const later = await aMember(t);
    await aPaidOrder(t, later, bundle);
    expect(await owned(later)).toBe('ol-b');
    await coach.browser
      .patch(`/api/creator/products/${bundle}`)
      .send({ partIds: [walk, oak, letters] })
      .expect(200);
    expect(await owned(later)).toBe('ol-b');
  });

  test('granted by hand opens its parts, and closes them when revoked', async () => {
    const body = { productId: bundle, reason: 'For the winter.' };
    await coach.browser.post(`/api/students/${rosa.id}/enrollments/grant`).send(body).expect(200);
    expect(await owned()).toBe('olwb');
    await coach.browser
      .post(`/api/students/${rosa.id}/enrollments/${bundle}/revoke`)
      .send({ reason: 'Spring.' })
      .expect(200);
    expect(await owned()).toBe('----');
  });
});
