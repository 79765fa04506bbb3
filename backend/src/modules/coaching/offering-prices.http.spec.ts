import { startTestApp, type TestApp } from '../../../test/app.js';
import { type Offering } from '../../../test/builders/coaching.js';
import {
  AN_HOUR,
  anHour,
  bookSession,
  giveSessions,
  memberTimes,
} from '../../../test/builders/coaching-sessions.js';
import { aBundle, aProduct } from '../../../test/builders/catalog.js';
import {
  addToCart,
  aPaidOrder,
  confirm,
  deliverWebhooks,
  startCheckout,
} from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aDate, takePlace } from '../../../test/builders/workshops.js';
import type { OfferingPackageResponse, OfferingResponse } from './offerings/offerings.dto.js';

const OFFERINGS = '/api/creator/coaching/offerings';

let t: TestApp;
let coach: Person;
let rosa: Person;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  rosa = await aMember(t);
});
afterEach(() => t.close());

const create = (changes: object) => coach.browser.post(OFFERINGS).send({ ...AN_HOUR, ...changes });
const made = async (changes: object) => (await create(changes).expect(201)).body as OfferingResponse;
const put = ({ id, ...rest }: OfferingResponse | Offering, changes: object) =>
  coach.browser.put(`${OFFERINGS}/${id}`).send({ id, ...rest, ...changes });
const read = async (id: string) =>
  (await coach.browser.get(`${OFFERINGS}/${id}`).expect(200)).body as OfferingResponse;
const refused = async (request: ReturnType<typeof put>) =>
  ((await request.expect(400)).body as { fields: Record<string, string> }).fields;
const shown = (id: string) => rosa.browser.get(`/api/products/${id}`);
const listed = ({ productId, sessions, price, validDays }: OfferingPackageResponse) => ({
  productId,
  sessions,
  price,
  validDays,
});

describe('on an empty installation, with published calls only', () => {
  test('the coach creates an hour with its price and opening hours; a member finds it in the shop, pays for a time and gets it', async () => {
    const hour = await made({ prices: [{ sessions: 1, price: '150.00' }] });
    await put(hour, {
      meetingUrl: 'https://meet.example.org/oak',
      weeklyHours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' })),
    }).expect(200);

    const shop = (await rosa.browser.get('/api/products').expect(200)).body as { items: object[] };
    expect(shop.items).toMatchObject([{ title: 'One hour', type: 'coaching', price: '150.00' }]);
    const [slot] = await memberTimes(t, rosa, hour);
    const { productId } = hour.packages[0]!;
    const { body: held } = await rosa.browser
      .post(`/api/me/coaching/offerings/${hour.id}/holds`)
      .send({ startsAt: slot!.startsAt, note: null, timeZone: 'Europe/London', productId })
      .expect(201);
    const checkout = await startCheckout(rosa.browser);
    expect(checkout.total).toBe('150.00');
    await confirm(t, checkout);
    await deliverWebhooks(t);
    await t.runJobs();
    const { body } = await rosa.browser.get('/api/me/coaching/bookings?period=upcoming').expect(200);
    expect((body as { items: object[] }).items).toMatchObject([
      { id: (held as { id: string }).id, state: 'confirmed', startsAt: slot!.startsAt },
    ]);
  });

  test('a package brings its sessions, which are booked one by one', async () => {
    const hour = await made({ prices: [{ sessions: 2, price: '250.00', validDays: 90 }] });
    expect(hour.packages).toMatchObject([
      { title: '2 × One hour', sessions: 2, price: '250.00', validDays: 90, isInShop: true },
    ]);
    await put(hour, {
      meetingUrl: 'https://meet.example.org/oak',
      weeklyHours: [{ day: 1, from: '09:00', to: '17:00' }],
    }).expect(200);
    await aPaidOrder(t, rosa, hour.packages[0]!.productId);
    await t.runJobs();
    const times = await memberTimes(t, rosa, hour);
    await bookSession(rosa, hour, times[0]!.startsAt).expect(201);
    await bookSession(rosa, hour, times.at(-1)!.startsAt).expect(201);
  });

  test.each([
    ['a place of a group', false],
    ['a place for a pair', true],
  ])('%s is bought and taken', async (_, isForPairs) => {
    const evening = await made({
      title: 'An evening',
      isGroup: true,
      isForPairs,
      prices: [{ sessions: 1, price: '40.00' }],
    });
    await put(evening, { meetingUrl: 'https://meet.example.org/birch' }).expect(200);
    const date = await aDate(t, coach, evening);
    const { productId } = evening.packages[0]!;
    expect((await shown(productId).expect(200)).body).toMatchObject({ category: 'Group Coaching' });
    await aPaidOrder(t, rosa, productId);
    await t.runJobs();
    await takePlace(rosa, date, isForPairs ? 'Juni' : null).expect(201);
  });
});

describe('the prices of an offering', () => {
  test('change for future buyers: a paid order keeps its amount', async () => {
    const hour = await made({ prices: [{ sessions: 1, price: '150.00' }] });
    const [single] = hour.packages.map(listed);
    const orderId = await aPaidOrder(t, rosa, single!.productId);
    const { body } = await put(hour, { prices: [{ ...single, price: '180.00' }] }).expect(200);
    expect(body).toMatchObject({
      version: hour.version + 1,
      packages: [{ productId: single!.productId, price: '180.00' }],
    });
    expect((await rosa.browser.get(`/api/me/orders/${orderId}`).expect(200)).body).toMatchObject({
      total: '150.00',
    });
    expect((await shown(single!.productId).expect(200)).body).toMatchObject({ price: '180.00' });
  });

  test('stay unless a change names them, and a save without changes makes no new version', async () => {
    const { id } = await made({ prices: [{ sessions: 1, price: '150.00' }] });
    // The first save sets its time zone.
    const hour = (await put(await read(id), {}).expect(200)).body as OfferingResponse;
    await put(hour, {}).expect(200);
    expect(await read(id)).toEqual(hour);
    await put(hour, { prices: hour.packages.map(listed) }).expect(200);
    expect(await read(id)).toEqual(hour);
  });

  test('leave the shop when they are removed, and return when they are added again', async () => {
    const hour = await made({
      prices: [
        { sessions: 1, price: '150.00' },
        { sessions: 5, price: '600.00' },
      ],
    });
    const [single, five] = hour.packages.map(listed);
    await put(hour, { prices: [single] }).expect(200);
    await shown(five!.productId).expect(404);
    await shown(single!.productId).expect(200);
    await put(await read(hour.id), { prices: [single, five] }).expect(200);
    await shown(five!.productId).expect(200);
  });

  test('leave a draft alone that the coach linked by hand', async () => {
    const hour = await anHour(coach);
    const { id } = await aProduct(t, { type: 'coaching', category: 'Private Coaching', status: 'draft' });
    await coach.browser
      .put(`/api/creator/products/${id}/sessions`)
      .send({ offeringId: hour.id, sessions: 3, validDays: null })
      .expect(200);
    await put(hour, { prices: [] }).expect(200);
    expect((await coach.browser.get(`/api/creator/products/${id}`).expect(200)).body).toMatchObject({
      status: 'draft',
    });
  });

  test('are refused if the edit is outdated, and nothing is created', async () => {
    const hour = await made({});
    await put(hour, { prices: [{ sessions: 1, price: '150.00' }] }).expect(200);
    await put(hour, { prices: [] }).set('if-match', `"${hour.version}"`).expect(412);
    expect((await read(hour.id)).packages).toMatchObject([{ isInShop: true }]);
  });

  test.each([
    ['nothing', { prices: [{ sessions: 1, price: '0' }] }, 'prices.0.price'],
    ['too little', { prices: [{ sessions: 1, price: '0.20' }] }, 'prices.0.price'],
    ['no amount', { prices: [{ sessions: 1, price: 'cheap' }] }, 'prices.0.price'],
    ['no session', { prices: [{ sessions: 0, price: '10.00' }] }, 'prices.0.sessions'],
    [
      'the same twice',
      {
        prices: [
          { sessions: 1, price: '10.00' },
          { sessions: 1, price: '20.00' },
        ],
      },
      'prices.1.sessions',
    ],
    ['what is free', { needsCredit: false, prices: [{ sessions: 1, price: '10.00' }] }, 'needsCredit'],
  ])('of %s are refused at their field, and nothing is created', async (_, wrong, field) => {
    expect(Object.keys(await refused(create(wrong)))).toEqual([field]);
    expect((await coach.browser.get('/api/creator/products').expect(200)).body).toEqual([]);
    expect((await coach.browser.get(OFFERINGS).expect(200)).body).toHaveLength(1);
  });

  test('only name products of their own offering, which bring what they always brought', async () => {
    const hour = await made({ prices: [{ sessions: 1, price: '150.00' }] });
    const other = await made({ title: 'Another', prices: [{ sessions: 1, price: '90.00' }] });
    const [single] = hour.packages.map(listed);
    expect(await refused(put(hour, { prices: other.packages.map(listed) }))).toHaveProperty([
      'prices.0.productId',
    ]);
    expect(await refused(put(hour, { prices: [{ ...single, sessions: 2 }] }))).toHaveProperty([
      'prices.0.sessions',
    ]);
  });
});

describe('an archived offering', () => {
  test('takes its products out of the shop and out of carts, and paid sessions stay', async () => {
    const hour = await made({ prices: [{ sessions: 1, price: '150.00' }] });
    const { productId } = hour.packages[0]!;
    await addToCart(rosa.browser, productId);
    await coach.browser.post(`${OFFERINGS}/${hour.id}/archive`).expect(204);
    await shown(productId).expect(404);
    expect((await coach.browser.get(`/api/creator/products/${productId}`).expect(200)).body).toMatchObject({
      status: 'archived',
    });
    expect(
      (await coach.browser.get(`/api/creator/products/${productId}/sessions`).expect(200)).body,
    ).toMatchObject({ offeringId: null });
  });

  test('is refused while members have sessions of it to book, or a bundle in the shop contains its product', async () => {
    const hour = await made({ prices: [{ sessions: 1, price: '150.00' }] });
    await giveSessions(coach, rosa, hour, { sessions: 1 }).expect(200);
    const sold = await coach.browser.post(`${OFFERINGS}/${hour.id}/archive`).expect(409);
    expect(sold.body).toMatchObject({ code: 'sold' });
    await shown(hour.packages[0]!.productId).expect(200);

    const other = await made({ title: 'Another', prices: [{ sessions: 1, price: '90.00' }] });
    const { productId } = other.packages[0]!;
    await aBundle(t, [productId, (await aProduct(t)).id]);
    const bundled = await coach.browser.post(`${OFFERINGS}/${other.id}/archive`).expect(409);
    expect(bundled.body).toMatchObject({ code: 'in_bundle' });
    await put(other, { prices: [] }).expect(409);
    await shown(productId).expect(200);
  });
});
