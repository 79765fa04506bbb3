import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBundle } from '../../../test/builders/catalog.js';
import { anHour, aPackage, type MemberOffering } from '../../../test/builders/coaching-sessions.js';
import type { Offering } from '../../../test/builders/coaching.js';
import { deliverWebhooks } from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import {
  aRecurringOffer,
  hearStripe,
  nextMonth,
  sendCard,
  startSubscription,
} from '../../../test/builders/subscriptions.js';
import { days, later } from '../../kernel/clock.js';
import type { StudentCreditResponse } from './crediting/credits.dto.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let hour: Offering;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  rosa = await aMember(t);
  hour = await anHour(coach);
});
afterEach(() => t.close());

/** Creates a membership with a package of two sessions each month, which can be used within some days. */
async function aMembership(isMonthly = true, validDays = 40): Promise<string> {
  const part = await aPackage(t, coach, hour, { sessions: 2, validDays, isMonthly });
  return (await aBundle(t, [part])).id;
}

async function subscribe(offerId: string): Promise<string> {
  const started = await startSubscription(rosa, offerId);
  await sendCard(t, started);
  await hearStripe(t);
  return started.id;
}

/** Lists the sessions of each payment, oldest first. */
async function credits(): Promise<Pick<StudentCreditResponse, 'sessions' | 'expiresAt' | 'createdAt'>[]> {
  const { browser } = await aCreator(t);
  const { body } = await browser.get(`/api/students/${rosa.id}/sessions`).expect(200);
  return (body.items as StudentCreditResponse[]).toReversed();
}
const counts = async () => (await credits()).map(({ sessions }) => sessions).toSorted((a, b) => a - b);

test('each monthly payment brings them once, and unused ones stay for their days', async () => {
  const { id } = await aRecurringOffer(t, await aMembership());
  await subscribe(id);
  expect(await counts()).toEqual([2]);
  await nextMonth(t, rosa);
  await deliverWebhooks(t);
  await hearStripe(t);
  const [first, second] = await credits();
  expect(await counts()).toEqual([2, 2]);
  expect(first?.expiresAt).toBe(later(new Date(first!.createdAt), days(40)).toISOString());
  expect(new Date(second!.expiresAt!).getTime()).toBeGreaterThan(new Date(first!.expiresAt!).getTime());
  const { body } = await rosa.browser.get('/api/me/coaching/offerings').expect(200);
  const shown = (body.items as MemberOffering[]).find((one) => one.id === hour.id);
  expect(shown).toMatchObject({ creditsLeft: 4, creditsExpireAt: first!.expiresAt });
});

test('the product’s page and the subscription say what a bundle’s package brings', async () => {
  const productId = await aMembership();
  const { id } = await aRecurringOffer(t, productId);
  const sessions = [{ sessions: 2, isMonthly: true }];
  const read = async (path: string) => (await rosa.browser.get(path).expect(200)).body;
  expect(await read(`/api/products/${productId}`)).toMatchObject({ sessions });
  const started = await startSubscription(rosa, id);
  expect(started).toMatchObject({ sessions });
  expect(await read(`/api/me/subscriptions/${started.id}`)).toMatchObject({ sessions });
});

test.each([
  ['each month stay until the next payment, also after the coach has moved it', true],
  ['once stay for their days, wherever the next payment is', false],
])('sessions that come %s', async (_, isMonthly) => {
  const { id: offerId } = await aRecurringOffer(t, await aMembership(isMonthly, 7));
  const path = `/api/students/${rosa.id}/subscriptions/${await subscribe(offerId)}/move-payment`;
  const [before] = await credits();
  const to = later(t.clock.now(), days(60)).toISOString();
  await coach.browser.post(path).send({ nextPaymentAt: to }).expect(200);
  await t.runJobs();
  expect((await credits()).map(({ expiresAt }) => expiresAt)).toEqual([isMonthly ? to : before?.expiresAt]);
});

test('a yearly payment brings those of twelve months, until the year is over', async () => {
  const { id } = await aRecurringOffer(t, await aMembership(), { name: 'Yearly', interval: 'year' });
  await subscribe(id);
  const [year] = await credits();
  expect(year?.sessions).toBe(24);
  expect(new Date(year!.expiresAt!).getTime()).toBeGreaterThan(later(t.clock.now(), days(364)).getTime());
});

test('a change to a yearly plan brings the other eleven months', async () => {
  const productId = await aMembership();
  const monthly = await aRecurringOffer(t, productId);
  await aRecurringOffer(t, productId, { name: 'Yearly', interval: 'year', priceCents: 9000, position: 1 });
  const path = `/api/me/subscriptions/${await subscribe(monthly.id)}`;
  const [{ offerId, total, dueToday }] = (await rosa.browser.get(`${path}/plans`).expect(200)).body.items;
  await rosa.browser.post(`${path}/change-plan`).send({ offerId, total, dueToday }).expect(200);
  await hearStripe(t);
  expect(await counts()).toEqual([2, 22]);
});

test.each([
  ['instalments', true, { instalments: 3 }],
  ['months, if they come once', false, {}],
])('only the first payment of %s brings sessions', async (_, isMonthly, terms) => {
  const { id } = await aRecurringOffer(t, await aMembership(isMonthly), terms);
  await subscribe(id);
  await nextMonth(t, rosa);
  expect(await counts()).toEqual([2]);
});
