import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aBundle } from '../../../../test/builders/catalog.js';
import { aPackage } from '../../../../test/builders/coaching-sessions.js';
import { aDaughter } from '../../../../test/builders/families.js';
import { aPaidOrder, confirm, deliverWebhooks, startCheckout } from '../../../../test/builders/orders.js';
import { refundAll } from '../../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { aCourseForTwo, chooseSeat } from '../../../../test/builders/second-seats.js';
import { aDate, aWorkshop } from '../../../../test/builders/workshops.js';
import { mailsTo } from '../../../../test/mail.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let lena: Person;
let productId: string;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  rosa = await aMember(t, { name: 'Rosa Lind' });
  lena = await aDaughter(t, rosa, { name: 'Lena Lind' });
  productId = await aCourseForTwo(t, coach);
});

interface Paper {
  secondSeats: { productId: string; title: string; name: string | null; personId: string | null }[];
}

const read = async ({ browser }: Person, path: string) =>
  (await browser.get(path).expect(200)).body as unknown;
/** Second seats on the documents for the buyer and for the coach, and in the coach's list. */
const papersOf = async (orderId: string) => {
  const list = (await coach.browser
    .get('/api/creator/orders')
    .query({ filter: JSON.stringify({ buyerId: rosa.id }) })
    .expect(200)) as { body: (Paper & { id: string })[] };
  return [
    (await read(rosa, `/api/me/orders/${orderId}`)) as Paper,
    (await read(coach, `/api/creator/orders/${orderId}`)) as Paper,
    list.body.find(({ id }) => id === orderId)!,
  ].map(({ secondSeats }) => secondSeats);
};
/** Number of emails about a sale that contain this text. */
const inMails = async (orderId: string, words: string) => {
  await t.runJobs();
  const mails = [...(await mailsTo(t, rosa.email)), ...(await mailsTo(t, coach.email))];
  return mails.filter(({ text }) => text.includes(orderId) && text.includes(words)).length;
};

describe('the holder of a sold second seat', () => {
  test('is on every document of the sale, a daughter by first name only, with a link for the coach', async () => {
    await chooseSeat(rosa, productId, { wardId: lena.id }).expect(200);
    const orderId = await aPaidOrder(t, rosa, productId);
    const seat = { productId, name: 'Lena', personId: lena.id };
    for (const seats of await papersOf(orderId)) expect(seats).toMatchObject([seat]);
    expect(await inMails(orderId, 'second seat: Lena)')).toBe(2);
    expect(await inMails(orderId, 'Lena Lind')).toBe(0);
    const { text } = await coach.browser
      .post('/api/creator/orders/export')
      .send({ filter: JSON.stringify({ buyerId: rosa.id }) })
      .expect(200);
    expect(text.trimEnd().split('\r\n')[1]).toMatch(/,Lena$/);
  });

  test('is also shown for parts of bundles, and follows later changes', async () => {
    const bundle = await aBundle(t, [productId]);
    const orderId = await aPaidOrder(t, rosa, bundle.id);
    for (const seats of await papersOf(orderId))
      expect(seats).toMatchObject([{ productId, name: null, personId: null }]);
    expect(await inMails(orderId, 'with a second seat, no one chosen yet')).toBe(2);
    await chooseSeat(rosa, productId, { name: 'Juni' }).expect(200);
    for (const seats of await papersOf(orderId))
      expect(seats).toMatchObject([{ productId, name: 'Juni', personId: null }]);
  });

  test('disappears after a refund', async () => {
    await chooseSeat(rosa, productId, { wardId: lena.id }).expect(200);
    const orderId = await aPaidOrder(t, rosa, productId);
    await refundAll(t, coach, orderId);
    for (const seats of await papersOf(orderId)) expect(seats).toEqual([]);
  });

  test('is the companion whom the buyer brings to a session for two, when its spot was paid', async () => {
    const evening = await aWorkshop(coach, { needsCredit: true, isForPairs: true });
    const ticket = await aPackage(t, coach, evening, { sessions: 1 });
    const { id } = await aDate(t, coach, evening);
    const wish = { note: null, timeZone: 'Europe/London', companion: null, productId: ticket };
    await rosa.browser
      .post(`/api/me/coaching/dates/${id}/holds`)
      .send({ ...wish, companionId: lena.id })
      .expect(201);
    const checkout = await startCheckout(rosa.browser);
    await confirm(t, checkout);
    await deliverWebhooks(t);
    const { orderId } = checkout;
    for (const seats of await papersOf(orderId))
      expect(seats).toMatchObject([{ productId: ticket, name: 'Lena', personId: lena.id }]);
    expect(await inMails(orderId, 'second seat: Lena)')).toBe(2);
  });

  test('is in the coach’s list of owners, and on the pages of both students', async () => {
    await chooseSeat(rosa, productId, { wardId: lena.id }).expect(200);
    await aPaidOrder(t, rosa, productId);
    const owners = (await read(coach, `/api/creator/products/${productId}/students`)) as { id: string }[];
    const theirs = {
      [rosa.id]: { secondSeat: { id: lena.id, name: 'Lena' }, secondSeatOf: null },
      [lena.id]: { secondSeat: null, secondSeatOf: { id: rosa.id, name: 'Rosa Lind' } },
    };
    for (const [id, seats] of Object.entries(theirs)) {
      expect(owners.find((one) => one.id === id)).toMatchObject(seats);
      expect(await read(coach, `/api/students/${id}/enrollments`)).toMatchObject({ items: [seats] });
    }
  });
});
