import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBundle, aProduct } from '../../../test/builders/catalog.js';
import { aDaughter } from '../../../test/builders/families.js';
import { confirm } from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aRecurringOffer, hearStripe, startSubscription } from '../../../test/builders/subscriptions.js';

const YEARLY = { name: 'Yearly', price: '149.00', accessDays: null, accessUntil: null, interval: 'year' };
const MONTHLY = { ...YEARLY, name: 'Monthly', price: '19.00', interval: 'month' };
const SEASON = { ...YEARLY, name: '90 days', price: '9.00', accessDays: 90, interval: null };

describe('a product sold only by subscription', () => {
  let t: TestApp;
  let coach: Person;
  let id: string;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    id = (await aBundle(t, [(await aProduct(t)).id, (await aProduct(t)).id], { priceCents: 9700 })).id;
  });

  const edit = (change: object, of = id) => coach.browser.patch(`/api/creator/products/${of}`).send(change);
  const setOffers = (...offers: object[]) =>
    coach.browser.put(`/api/creator/products/${id}/offers`).send({ offers });
  const become = async (...offers: object[]) => {
    await setOffers(...offers).expect(200);
    await edit({ isSubscriptionOnly: true }).expect(200);
  };
  const shown = async (of = id) => (await t.browser().get(`/api/products/${of}`).expect(200)).body;
  const listed = async (query: object) =>
    ((await t.browser().get('/api/products').query(query).expect(200)).body.items as { id: string }[]).map(
      (item) => item.id,
    );

  test('has no price, and its card and page have the lowest payment', async () => {
    await become(YEARLY, MONTHLY, SEASON);
    const facts = {
      price: null,
      isSubscriptionOnly: true,
      recurringPrice: { price: '19.00', interval: 'month', isLowest: true },
    };
    expect(await shown()).toMatchObject({
      ...facts,
      fromPrice: null,
      offers: [],
      recurringOffers: [{ name: 'Yearly' }, { name: 'Monthly' }],
    });
    const record = (await coach.browser.get(`/api/creator/products/${id}`).expect(200)).body;
    expect(record).toMatchObject({ ...facts, missing: null });
    await coach.browser.put(`/api/creator/products/${id}`).send(record).expect(200);
    await setOffers(YEARLY).expect(200);
    expect(await shown()).toMatchObject({
      recurringPrice: { price: '149.00', interval: 'year', isLowest: false },
    });
  });

  test('keeps a recurring offer while it is in the shop', async () => {
    expect((await edit({ isSubscriptionOnly: true }).expect(422)).body.code).toBe('not_ready');
    await become(MONTHLY);
    expect((await setOffers(SEASON).expect(422)).body.code).toBe('not_ready');
    await coach.browser.post(`/api/creator/products/${id}/unpublish`).send({}).expect(200);
    await setOffers().expect(200);
    const refused = await coach.browser.post(`/api/creator/products/${id}/publish`).send({}).expect(422);
    expect(refused.body.code).toBe('not_ready');
    await setOffers(MONTHLY).expect(200);
    await coach.browser.post(`/api/creator/products/${id}/publish`).send({}).expect(200);
  });

  test('keeps one if the last offer is archived at the moment it loses its price', async () => {
    await setOffers(MONTHLY).expect(200);
    const answers = await Promise.all([edit({ isSubscriptionOnly: true }), setOffers()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const { price, recurringOffers } = await shown();
    expect(price === null).toBe(recurringOffers.length > 0);
  });

  test('gets a price again', async () => {
    await become(MONTHLY);
    expect((await edit({ isSubscriptionOnly: true, price: '50' }).expect(400)).body.fields).toHaveProperty(
      'price',
    );
    await edit({ price: '50' }).expect(200);
    expect(await shown()).toMatchObject({ price: '50.00', isSubscriptionOnly: false, recurringPrice: null });
  });

  test('is neither free nor for the cart, and cannot be given', async () => {
    await become(MONTHLY);
    const rosa = await aMember(t);
    const refusal = async (method: 'post' | 'put', path: string, body: object = {}) =>
      (await rosa.browser[method](path).send(body).expect(422)).body.code;
    expect(await refusal('post', `/api/products/${id}/claim`)).toBe('not_free');
    expect(await refusal('post', '/api/cart', { productId: id, quantity: 1 })).toBe('subscription_only');
    const gift = { recipientEmail: 'a@example.org', recipientName: 'A', message: null };
    expect(await refusal('put', `/api/cart/${id}/gift`, gift)).toBe('subscription_only');
    expect(await listed({ price: 'free', pageSize: 48 })).not.toContain(id);
  });

  test('is sorted by its lowest payment', async () => {
    const { id: cheaper } = await aProduct(t, { priceCents: 1800 });
    const { id: dearer } = await aProduct(t, { priceCents: 2000 });
    await become(YEARLY, MONTHLY);
    const order = (await listed({ sort: 'price', pageSize: 48 })).filter((one) =>
      [id, cheaper, dearer].includes(one),
    );
    expect(order).toEqual([cheaper, id, dearer]);
  });

  test('in a bundle has no share in the price of its parts', async () => {
    const course = await aProduct(t, { priceCents: null, isSubscriptionOnly: true });
    await aRecurringOffer(t, course.id, { priceCents: 1900 });
    const { id: bundle } = await aBundle(t, [course.id, (await aProduct(t)).id]);
    expect(await shown(bundle)).toMatchObject({
      partsPrice: null,
      parts: [{ recurringPrice: { price: '19.00' } }, {}],
    });
  });

  test('opens its parts to a subscriber, and is no wish of a minor', async () => {
    const rosa = await aMember(t);
    const { id: part } = await aProduct(t);
    const bundle = await aBundle(t, [part], { priceCents: null, isSubscriptionOnly: true });
    const offer = await aRecurringOffer(t, bundle.id);
    await confirm(t, await startSubscription(rosa, offer.id));
    await hearStripe(t);
    expect((await rosa.browser.get(`/api/products/${part}`).expect(200)).body.isOwned).toBe(true);
    const lena = await aDaughter(t, rosa);
    const ask = lena.browser
      .post('/api/me/purchase-requests/ask-guardians')
      .send({ productIds: [bundle.id] });
    expect((await ask.expect(422)).body.code).toBe('subscription_only');
  });
});
