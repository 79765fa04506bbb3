import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCreator, type Person } from '../../../test/builders/people.js';
import { newId } from '../../kernel/ids.js';

const NINETY_DAYS = { name: '90 days', price: '59.00', accessDays: 90, accessUntil: null };
const SUMMER = {
  name: 'Until summer',
  price: '45.00',
  accessDays: null,
  accessUntil: '2150-06-01T12:00:00.000Z',
};

describe('the offers of a product', () => {
  let t: TestApp;
  let coach: Person;
  let productId: string;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    productId = (await aProduct(t, { priceCents: 9700 })).id;
  });

  const path = (id = productId) => `/api/creator/products/${id}/offers`;
  const put = (offers: object[], id = productId) => coach.browser.put(path(id)).send({ offers });
  const set = async (...offers: object[]) =>
    (await put(offers).expect(200)).body.items as { id: string; isArchived: boolean }[];
  const shown = async (id = productId) => (await t.browser().get(`/api/products/${id}`).expect(200)).body;

  test('are on its page in the coach’s order, and its card has the lowest price', async () => {
    expect(await shown()).toMatchObject({ price: '97.00', fromPrice: null, offers: [] });
    expect(await set(NINETY_DAYS, SUMMER)).toMatchObject([
      { ...NINETY_DAYS, isArchived: false },
      { ...SUMMER, isArchived: false },
    ]);
    expect(await shown()).toMatchObject({
      price: '97.00',
      fromPrice: '45.00',
      offers: [NINETY_DAYS, SUMMER],
    });
    const { body } = await t
      .browser()
      .get('/api/products')
      .query({ q: (await shown()).title })
      .expect(200);
    expect(body.items).toMatchObject([{ price: '97.00', fromPrice: '45.00' }]);
  });

  test('have Spanish names on a Spanish page, which stay when they are not sent', async () => {
    const translations = { es: { name: '90 días' } };
    const [offer] = await set({ ...NINETY_DAYS, translations }, SUMMER);
    expect(offer).toMatchObject({ name: '90 days', translations });
    const spanish = async () =>
      (await t.browser().get(`/api/products/${productId}`).set('accept-language', 'es').expect(200)).body
        .offers;
    expect(await spanish()).toMatchObject([
      { name: '90 días', untranslated: [] },
      { name: 'Until summer', untranslated: ['name'] },
    ]);
    await set({ id: offer!.id, ...NINETY_DAYS, name: 'A season' });
    expect(await spanish()).toMatchObject([{ name: '90 días' }]);
    await set({ id: offer!.id, ...NINETY_DAYS, translations: { es: { name: '' } } });
    expect(await spanish()).toMatchObject([{ name: '90 days', untranslated: ['name'] }]);
  });

  test('that are missing in a change are archived, and can be sold again', async () => {
    const [days, summer] = await set(NINETY_DAYS, SUMMER);
    expect(await set({ id: summer!.id, ...SUMMER, name: 'Summer', price: '40' })).toMatchObject([
      { id: summer!.id, name: 'Summer', price: '40.00', isArchived: false },
      { id: days!.id, isArchived: true },
    ]);
    expect(await shown()).toMatchObject({ fromPrice: '40.00', offers: [{ id: summer!.id, name: 'Summer' }] });
    expect(await set({ id: days!.id, ...NINETY_DAYS })).toMatchObject([
      { id: days!.id, isArchived: false },
      { id: summer!.id, isArchived: true },
    ]);
  });

  test('leave the shop a day before their access ends, and with a product that becomes free', async () => {
    await set(NINETY_DAYS, SUMMER);
    await t.database.query(
      `update product_offers set access_until = now() + interval '23 hours' where product_id = $1 and access_days is null`,
      [productId],
    );
    expect(await shown()).toMatchObject({ fromPrice: '59.00', offers: [NINETY_DAYS] });
    await coach.browser.patch(`/api/creator/products/${productId}`).send({ price: '0' }).expect(200);
    expect(await shown()).toMatchObject({ price: null, fromPrice: null, offers: [] });
  });

  test('are copied with their product', async () => {
    await set(NINETY_DAYS);
    const copy = await coach.browser.post(`/api/creator/products/${productId}/duplicate`).expect(201);
    const { body } = await coach.browser.get(path(copy.body.id as string)).expect(200);
    expect(body.items).toMatchObject([NINETY_DAYS]);
  });

  test.each([
    ['free', { ...NINETY_DAYS, price: '0' }, 'price'],
    ['cheaper than a card payment may be', { ...NINETY_DAYS, price: '0.20' }, 'price'],
    ['without a name', { ...NINETY_DAYS, name: ' ' }, 'name'],
    ['for no day', { ...NINETY_DAYS, accessDays: 0 }, 'accessDays'],
    ['for more than ten years', { ...NINETY_DAYS, accessDays: 3651 }, 'accessDays'],
    ['until a past time', { ...SUMMER, accessUntil: '2001-01-01T12:00:00Z' }, 'accessUntil'],
    ['for days and until a time', { ...SUMMER, accessDays: 90 }, 'accessUntil'],
    ['of another product', { id: newId(), ...SUMMER }, 'id'],
  ])('cannot be %s', async (_, offer, field) => {
    const refused = await put([NINETY_DAYS, offer]).expect(400);
    expect(Object.keys(refused.body.fields as object)).toEqual([`offers.1.${field}`]);
  });

  test('are not for sessions', async () => {
    const sessions = await aProduct(t, { type: 'coaching', category: 'For Moms' });
    expect((await put([NINETY_DAYS], sessions.id).expect(422)).body.code).toBe('not_possible');
    await coach.browser.get(path(newId())).expect(404);
  });
});
