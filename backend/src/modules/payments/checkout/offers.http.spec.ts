import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aBundle, aProduct } from '../../../../test/builders/catalog.js';
import { aDaughter } from '../../../../test/builders/families.js';
import { aGift, anIda, giftToken, payForCart, redeem } from '../../../../test/builders/gifts.js';
import { anOffer, chooseOffer } from '../../../../test/builders/offers.js';
import { addToCart, startCheckout } from '../../../../test/builders/orders.js';
import { refundAll } from '../../../../test/builders/payments.js';
import { aCreator, aMember, PASSWORD, type Person } from '../../../../test/builders/people.js';
import { aCourseForTwo, chooseSeat } from '../../../../test/builders/second-seats.js';
import { mailsTo } from '../../../../test/mail.js';
import { days, later, minutes } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { EnrollmentsService } from '../../enrollments/index.js';
import { CompareMoneyJob } from '../checks/compare-money.job.js';

const SPRING = new Date('2150-03-01T12:00:00.000Z');
const SUMMER = new Date('2150-06-01T12:00:00.000Z');

describe('an offer of a product', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  let productId: string;
  let offerId: string;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    rosa = await aMember(t);
    productId = (await aProduct(t, { title: 'Oak', priceCents: 2700 })).id;
    offerId = (await anOffer(t, productId)).id;
  });

  const cart = async ({ browser }: Pick<Person, 'browser'> = rosa) =>
    (await browser.get('/api/cart').expect(200)).body;
  const endOf = async ({ id }: Person = rosa, of = productId) =>
    (await t.app.get(EnrollmentsService, { strict: false }).find(id, of))?.accessUntil;
  const inDays = (count: number) => later(t.clock.now(), days(count));
  const buy = async (offer: string | null, who = rosa, of = productId) => {
    await chooseOffer(who, of, offer).expect(201);
    return payForCart(t, who);
  };

  test('is chosen in the cart, replaces another choice, and stays if the product is added again', async () => {
    expect((await chooseOffer(rosa, productId, offerId).expect(201)).body).toMatchObject({
      offer: { id: offerId, name: '90 days', accessDays: 90, accessUntil: null },
      product: { price: '9.00' },
    });
    await addToCart(rosa.browser, productId);
    expect(await cart()).toMatchObject([{ offer: { id: offerId } }]);
    await chooseOffer(rosa, productId, null).expect(201);
    expect(await cart()).toMatchObject([{ offer: null, product: { price: '27.00' } }]);
  });

  test('moves from a visitor’s cart into the member’s with the first change after signing in', async () => {
    const visitor = t.browser();
    await chooseOffer({ browser: visitor }, productId, offerId).expect(201);
    await visitor.post('/api/auth/login').send({ email: rosa.email, password: PASSWORD }).expect(200);
    await addToCart(visitor, (await aProduct(t)).id);
    expect(await cart()).toMatchObject([{ offer: { id: offerId } }, { offer: null }]);
  });

  test('must be on sale for this product', async () => {
    const other = await anOffer(t, (await aProduct(t)).id);
    const archived = await anOffer(t, productId, { archivedAt: t.clock.now() });
    for (const id of [newId(), other.id, archived.id]) await chooseOffer(rosa, productId, id).expect(404);
  });

  test('is paid at its price, opens the product for its days, and is on order, receipt and the coach’s page', async () => {
    const orderId = await buy(offerId);
    expect(await endOf()).toEqual(inDays(90));
    const offer = { name: '90 days', accessDays: 90, accessUntil: null };
    const mine = await rosa.browser.get(`/api/me/orders/${orderId}`).expect(200);
    expect(mine.body).toMatchObject({ total: '9.00', lines: [{ offer, price: '9.00' }] });
    const coachs = await coach.browser.get(`/api/creator/orders/${orderId}`).expect(200);
    expect(coachs.body).toMatchObject({ lines: [{ offer, price: '9.00' }] });
    const [receipt] = await mailsTo(t, rosa.email);
    expect(receipt?.text).toContain('Oak (90 days)');
  });

  test('bought again renews from the current end, and forever ends the choice', async () => {
    await buy(offerId);
    await buy(offerId);
    expect(await endOf()).toEqual(inDays(180));
    await buy(null);
    expect(await endOf()).toBeNull();
    await chooseOffer(rosa, productId, offerId).expect(409);
  });

  test('until a time is refused to those whose access lasts as long', async () => {
    const summer = await anOffer(t, productId, { accessDays: null, accessUntil: SUMMER });
    const spring = await anOffer(t, productId, { accessDays: null, accessUntil: SPRING });
    await chooseOffer(rosa, productId, spring.id).expect(201);
    await buy(summer.id);
    expect(await endOf()).toEqual(SUMMER);
    expect((await chooseOffer(rosa, productId, spring.id).expect(409)).body.code).toBe('already_owned');
    expect((await chooseOffer(rosa, productId, summer.id).expect(409)).body.code).toBe('already_owned');
    await chooseOffer(rosa, productId, offerId).expect(201);
  });

  test('that is archived before the checkout is no longer in the cart', async () => {
    await chooseOffer(rosa, productId, offerId).expect(201);
    await t.database.query('update product_offers set archived_at = now() where id = $1', [offerId]);
    expect(await cart()).toEqual([]);
    const refused = await rosa.browser.post('/api/create-payment-intent').send({}).expect(422);
    expect(refused.body.code).toBe('cart_empty');
  });

  test('chosen while the order is prepared makes another order version', async () => {
    await chooseOffer(rosa, productId, offerId).expect(201);
    const first = await startCheckout(rosa.browser);
    await chooseOffer(rosa, productId, null).expect(201);
    const second = await startCheckout(rosa.browser);
    expect([first.total, second.total]).toEqual(['9.00', '27.00']);
    expect(second.orderId).toBe(first.orderId);
    expect(second.clientSecret).not.toBe(first.clientSecret);
  });

  test('of a bundle opens its parts for as long, and a part bought forever is sold beside it', async () => {
    const part = (await aProduct(t)).id;
    const bundle = (await aBundle(t, [part, productId])).id;
    const offer = await anOffer(t, bundle, { accessDays: 30 });
    await addToCart(rosa.browser, part);
    await buy(offer.id, rosa, bundle);
    expect(await endOf()).toEqual(inDays(30));
    expect(await endOf(rosa, part)).toBeNull();
  });

  test('of a course for two opens the second seat for as long', async () => {
    const course = await aCourseForTwo(t, coach);
    const offer = await anOffer(t, course);
    const lena = await aDaughter(t, rosa);
    await chooseOffer(rosa, course, offer.id).expect(201);
    await chooseSeat(rosa, course, { wardId: lena.id }).expect(200);
    await payForCart(t, rosa);
    expect(await endOf(rosa, course)).toEqual(inDays(90));
    expect(await endOf(lena, course)).toEqual(inDays(90));
  });

  test('given as a gift starts when it is redeemed', async () => {
    const ida = await aMember(t, { name: 'Ida Holm' });
    const to = anIda();
    const { token } = await aGift(t, rosa, productId, { ...to, offerId } as typeof to);
    const { body } = await t.browser().get(`/api/gifts/${token}`).expect(200);
    expect(body).toMatchObject({ accessDays: 90, accessUntil: null });
    t.clock.advance(minutes(5));
    await redeem(ida, token).expect(200);
    expect(await endOf(ida)).toEqual(inDays(90));
  });

  test('until a time that has passed cannot be redeemed', async () => {
    const summer = await anOffer(t, productId, { accessDays: null, accessUntil: SUMMER });
    const to = anIda();
    await rosa.browser
      .put(`/api/cart/${productId}/gift`)
      .send({ ...to, offerId: summer.id })
      .expect(200);
    await payForCart(t, rosa);
    const token = await giftToken(t, to.recipientEmail);
    await t.database.query(`update gifts set access_until = '2001-01-01' where buyer_id = $1`, [rosa.id]);
    expect((await redeem(await aMember(t), token).expect(409)).body.code).toBe('gift_closed');
  });

  test('is taken back by its refund, day by day', async () => {
    await buy(offerId);
    const renewal = await buy(offerId);
    await refundAll(t, coach, renewal);
    expect(await endOf()).toEqual(inDays(90));
  });

  test('whose time has come is no mismatch of money and access, unless nobody ends the access', async () => {
    const orderId = await buy(offerId);
    const figures = async () => {
      await t.app.get(CompareMoneyJob).run();
      const { body } = await coach.browser.get('/api/creator/money-checks').expect(200);
      return (body.items as { check: string; orderCount: number }[])
        .filter(({ orderCount }) => orderCount > 0)
        .map(({ check }) => check);
    };
    await t.database.query(
      `update enrollments set expires_at = now() - interval '2 hours' where source_id = $1`,
      [orderId],
    );
    expect(await figures()).toEqual(['access_past_its_end']);
    await t.database.query('update enrollments set ended_at = now() where source_id = $1', [orderId]);
    expect(await figures()).toEqual([]);
  });
});
