import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aBundle, aProduct } from '../../../../test/builders/catalog.js';
import { aCoupon, useCoupon } from '../../../../test/builders/coupons.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { aDaughter, becomeGuardian } from '../../../../test/builders/families.js';
import { payForCart } from '../../../../test/builders/gifts.js';
import { addToCart, confirm, deliverWebhooks, startCheckout } from '../../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { newId } from '../../../kernel/ids.js';
import { EnrollmentsService } from '../../enrollments/index.js';
import { CompareMoneyJob } from '../checks/compare-money.job.js';

describe('a mother’s purchase for her daughter', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  let lena: Person;
  let productId: string;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  beforeEach(async () => {
    rosa = await aMember(t, { name: 'Rosa Lind' });
    lena = await aDaughter(t, rosa, { name: 'Lena Lind' });
    productId = (await aProduct(t, { title: 'Oak' })).id;
  });
  afterAll(() => t.close());

  const buyFor = ({ browser }: Person, ward: Person, id = productId) =>
    browser.put(`/api/cart/${id}/ward`).send({ wardId: ward.id });
  const cartOf = async ({ browser }: Person) =>
    (await browser.get('/api/cart').expect(200)).body as { productId: string; ward: object | null }[];
  const owns = async (person: Person, id = productId) =>
    (await t.app.get(EnrollmentsService, { strict: false }).owns(person.id, [id])).has(id);
  const order = async (id: string) =>
    (await coach.browser.get(`/api/creator/orders/${id}`).expect(200)).body as {
      status: string;
      amountRefundable: string;
      lines: {
        id: string;
        productId: string;
        access: string;
        amountRefundable: string | null;
        gift: object;
      }[];
      timeline: { what: string; about: string | null; by: string | null }[];
    };
  const checks = async () => {
    await t.app.get(CompareMoneyJob).run();
    const body = (await coach.browser.get('/api/creator/money-checks').expect(200)).body.items;
    return (body as { orderCount: number }[]).map(({ orderCount }) => orderCount);
  };
  const noGuardian = () => t.database.query('delete from guardian_links where ward_id = $1', [lena.id]);

  test('is in the daughter’s account when it is paid, without a link, and the mother has the receipt', async () => {
    await buyFor(rosa, lena).expect(200);
    expect(await cartOf(rosa)).toMatchObject([{ productId, ward: { id: lena.id, name: 'Lena Lind' } }]);
    const orderId = await payForCart(t, rosa);
    expect([await owns(lena), await owns(rosa)]).toEqual([true, false]);
    const { body: mine } = await rosa.browser.get(`/api/me/orders/${orderId}`).expect(200);
    expect(mine.lines[0]).toMatchObject({
      isDelivered: true,
      gift: { state: 'redeemed', isForWard: true, recipientName: 'Lena Lind', recipientEmail: null },
    });
    expect(await mailsTo(t, lena.email)).toEqual([]);
    const [receipt] = await mailsTo(t, rosa.email);
    expect(receipt?.text).toContain('Oak (for Lena Lind)');
    expect(receipt?.text).toContain('Your daughter can find what you bought in her library');
    const { timeline, lines } = await order(orderId);
    expect(timeline).toContainEqual(
      expect.objectContaining({ what: 'given_to_ward', about: 'Oak', by: 'Lena Lind' }),
    );
    expect(timeline.map(({ what }) => what)).not.toContain('gift_sent');
    expect(lines[0]).toMatchObject({ access: 'gift', gift: { redeemedById: lena.id, isForWard: true } });
    const { body: purchases } = await coach.browser.get(`/api/students/${rosa.id}/purchases`).expect(200);
    expect(purchases[0].gift).toEqual({
      state: 'redeemed',
      recipientName: 'Lena Lind',
      isForWard: true,
      redeemedById: lena.id,
    });
    expect(await checks()).toEqual([0, 0, 0, 0, 0]);
  });

  test('can be of a product she owns, next to something for herself', async () => {
    await enroll(t, rosa.id, [productId]);
    const own = (await aProduct(t)).id;
    await addToCart(rosa.browser, own);
    await buyFor(rosa, lena).expect(200);
    await payForCart(t, rosa);
    expect([await owns(lena), await owns(rosa, own), await owns(lena, own)]).toEqual([true, true, false]);
  });

  test('of a bundle gives the daughter its parts', async () => {
    const parts = [(await aProduct(t)).id, (await aProduct(t)).id];
    const bundle = await aBundle(t, parts);
    await buyFor(rosa, lena, bundle.id).expect(200);
    await payForCart(t, rosa);
    expect([await owns(lena, parts[0]), await owns(lena, parts[1])]).toEqual([true, true]);
    expect(await checks()).toEqual([0, 0, 0, 0, 0]);
  });

  test('is refused for products the daughter owns, and drops those she gets in the meantime', async () => {
    await buyFor(rosa, lena).expect(200);
    await enroll(t, lena.id, [productId]);
    expect((await buyFor(rosa, lena).expect(409)).body.code).toBe('owned_by_ward');
    expect(await cartOf(rosa)).toEqual([]);
    await rosa.browser.post('/api/create-payment-intent').send({}).expect(422);
  });

  test('is only possible for her own daughter: another’s is a 404', async () => {
    const other = await aMember(t);
    expect((await buyFor(other, lena).expect(404)).body.code).toBe('not_found');
    await other.browser.put(`/api/cart/${productId}/ward`).send({ wardId: newId() }).expect(404);
    // not the other way around, and not for herself
    await buyFor(lena, rosa).expect(404);
    await buyFor(rosa, rosa).expect(404);
    await t.browser().put(`/api/cart/${productId}/ward`).send({ wardId: lena.id }).expect(401);
    expect(await cartOf(other)).toEqual([]);
  });

  test('can be changed to one for herself, or to a gift', async () => {
    await buyFor(rosa, lena).expect(200);
    await rosa.browser.delete(`/api/cart/${productId}/gift`).expect(204);
    expect(await cartOf(rosa)).toMatchObject([{ ward: null, gift: null }]);
    await buyFor(rosa, lena).expect(200);
    const to = { recipientName: 'Ida', recipientEmail: 'ida@example.org' };
    await rosa.browser.put(`/api/cart/${productId}/gift`).send(to).expect(200);
    expect(await cartOf(rosa)).toMatchObject([{ ward: null, gift: to }]);
    await buyFor(rosa, lena).expect(200);
    expect(await cartOf(rosa)).toMatchObject([{ ward: { id: lena.id }, gift: null }]);
  });

  test('takes a coupon for the daughter’s items, counts it as the mother’s use, and refunds return what was paid', async () => {
    const own = (await aProduct(t)).id;
    const coupon = await aCoupon(t, { percent: 50, productIds: [productId], maxUsesPerPerson: 1 });
    await addToCart(rosa.browser, own);
    await buyFor(rosa, lena).expect(200);
    await useCoupon(rosa.browser, coupon);
    const summary = async () => (await rosa.browser.get('/api/cart/summary').expect(200)).body;
    const { subtotal } = await summary();
    expect(await summary()).toMatchObject({
      discount: '13.50',
      coupon: { problem: null, lines: [{ productId, discount: '13.50' }] },
    });
    const orderId = await payForCart(t, rosa);
    expect([await owns(lena), await owns(rosa, own), await owns(rosa)]).toEqual([true, true, false]);
    const { body: mine } = await rosa.browser.get(`/api/me/orders/${orderId}`).expect(200);
    expect(mine).toMatchObject({ subtotal, discount: '13.50', couponCode: coupon.code });
    const { lines } = await order(orderId);
    const forLena = lines.find((line) => line.productId === productId);
    expect(forLena).toMatchObject({ amountRefundable: '13.50', gift: { redeemedById: lena.id } });
    expect(await checks()).toEqual([0, 0, 0, 0, 0]);

    const mia = await aDaughter(t, rosa, { name: 'Mia Lind' });
    await buyFor(rosa, mia).expect(200);
    await useCoupon(rosa.browser, coupon);
    expect(await summary()).toMatchObject({ discount: '0.00', coupon: { problem: 'used_by_you' } });
    await rosa.browser.post('/api/create-payment-intent').send({}).expect(409);
    await rosa.browser.delete('/api/cart/coupon').expect(204);
    await payForCart(t, rosa);
    expect(await owns(mia)).toBe(true);
  });

  test('with a refund ends the daughter’s access, and a failed refund leaves it', async () => {
    await buyFor(rosa, lena).expect(200);
    const orderId = await payForCart(t, rosa);
    const { amountRefundable, lines } = await order(orderId);
    expect([amountRefundable, lines[0]!.amountRefundable]).toEqual(['27.00', '27.00']);
    await coach.browser.post(`/api/creator/orders/${orderId}/refunds`).send({ amount: '27.00' }).expect(202);
    // the daughter keeps it until the money is returned
    expect(await owns(lena)).toBe(true);
    await t.runJobs();
    expect(await owns(lena)).toBe(false);
    expect((await order(orderId)).status).toBe('refunded');
    expect(await checks()).toEqual([0, 0, 0, 0, 0]);
    await buyFor(rosa, lena).expect(200);
    await payForCart(t, rosa);
    expect(await owns(lena)).toBe(true);
  });

  test('needs the coach’s decision if she is no longer the guardian when it is paid', async () => {
    await buyFor(rosa, lena).expect(200);
    const checkout = await startCheckout(rosa.browser);
    await noGuardian();
    await confirm(t, checkout);
    await deliverWebhooks(t);
    await t.runJobs();
    expect(await owns(lena)).toBe(false);
    expect(await order(checkout.orderId)).toMatchObject({
      status: 'review',
      lines: [{ access: 'waits', gift: { state: 'prepared' } }],
    });
    await coach.browser
      .post(`/api/creator/payment-reviews/${checkout.orderId}/grant`)
      .send({ note: 'She is her aunt.' })
      .expect(200);
    expect(await owns(lena)).toBe(true);
  });

  test('paid by both guardians at once gives the product once, and the coach finds the other payment', async () => {
    const father = await aMember(t);
    await becomeGuardian(t, father, lena);
    const checkouts = [];
    for (const guardian of [rosa, father]) {
      await buyFor(guardian, lena).expect(200);
      checkouts.push(await startCheckout(guardian.browser));
    }
    for (const checkout of checkouts) await confirm(t, checkout);
    await deliverWebhooks(t);
    await t.runJobs();
    const states = await Promise.all(checkouts.map(async ({ orderId }) => (await order(orderId)).status));
    expect(states.toSorted()).toEqual(['paid', 'review']);
    const held = checkouts[states.indexOf('review')]!.orderId;
    expect(
      (
        await coach.browser
          .post(`/api/creator/payment-reviews/${held}/grant`)
          .send({ note: 'Again.' })
          .expect(409)
      ).body.code,
    ).toBe('already_owned');
  });

  test('is no longer in the cart of a former guardian', async () => {
    await buyFor(rosa, lena).expect(200);
    await noGuardian();
    expect(await cartOf(rosa)).toEqual([]);
    expect((await rosa.browser.get('/api/cart/count').expect(200)).body).toEqual({ count: 0 });
  });
});
