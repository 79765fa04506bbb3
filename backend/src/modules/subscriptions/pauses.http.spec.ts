import { startTestApp, type TestApp } from '../../../test/app.js';
import { aMember, type Person } from '../../../test/builders/people.js';
import {
  aConfirmedCard,
  aSubscription,
  DECLINES_LATER,
  nextMonth,
} from '../../../test/builders/subscriptions.js';
import { AccessEndsService, EnrollmentsService } from '../enrollments/index.js';

describe('a pause', () => {
  let t: TestApp;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    rosa = await aMember(t);
  });

  const pause = (id: string, months: number) =>
    rosa.browser.post(`/api/me/subscriptions/${id}/pause`).send({ months });
  const resume = (id: string) => rosa.browser.post(`/api/me/subscriptions/${id}/resume`).send({});
  const read = async (id: string) => (await rosa.browser.get(`/api/me/subscriptions/${id}`).expect(200)).body;
  const access = async (productId: string) => {
    await t.app.get(AccessEndsService, { strict: false }).endExpired();
    return t.app.get(EnrollmentsService, { strict: false }).find(rosa.id, productId);
  };

  test('keeps what is paid, costs nothing for two months, and ends with the next payment', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    const { nextPaymentAt } = await read(id);
    const { body } = await pause(id, 2).expect(200);
    expect(body).toMatchObject({ status: 'active', isPausable: false, isCancelable: true });
    expect(body.accessUntil).toBe(nextPaymentAt);
    expect(body.pausedUntil > nextPaymentAt).toBe(true);
    expect(await access(productId)).toMatchObject({ accessUntil: new Date(nextPaymentAt) });
    await nextMonth(t, rosa);
    await nextMonth(t, rosa);
    expect(await access(productId)).toBeUndefined();
    expect(await read(id)).toMatchObject({ paymentsMade: 1, pausedUntil: body.pausedUntil });
    await nextMonth(t, rosa);
    expect(await read(id)).toMatchObject({ status: 'active', paymentsMade: 2, pausedUntil: null });
    expect(await access(productId)).toMatchObject({ accessUntil: null });
  });

  test('taken back before it begins changes nothing, and later it starts a new month that is paid', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    const { nextPaymentAt } = await read(id);
    await pause(id, 1).expect(200);
    await resume(id).expect(200);
    expect(await read(id)).toMatchObject({ paymentsMade: 1, nextPaymentAt, pausedUntil: null });
    await pause(id, 3).expect(200);
    await nextMonth(t, rosa);
    const { body } = await resume(id).expect(200);
    expect(body).toMatchObject({ status: 'active', paymentsMade: 2, pausedUntil: null, isPausable: true });
    expect(await access(productId)).toMatchObject({ accessUntil: null });
  });

  test('that is resumed with a card that fails leaves time for another card', async () => {
    const { id } = await aSubscription(t, rosa);
    const setupIntentId = await aConfirmedCard(t, rosa, id, DECLINES_LATER);
    await rosa.browser.put(`/api/me/subscriptions/${id}/card`).send({ setupIntentId }).expect(200);
    await pause(id, 1).expect(200);
    await nextMonth(t, rosa);
    expect((await resume(id).expect(200)).body).toMatchObject({ status: 'past_due', paymentsMade: 1 });
  });

  test('can be canceled: what is paid stays, and after it the subscription ends at once', async () => {
    const { id, productId } = await aSubscription(t, rosa);
    await pause(id, 2).expect(200);
    const canceled = await rosa.browser.post(`/api/me/subscriptions/${id}/cancel`).send({}).expect(200);
    expect(canceled.body).toMatchObject({ status: 'active', pausedUntil: null });
    expect(canceled.body.accessUntil).toBe(canceled.body.cancelAt);
    expect(await access(productId)).toBeDefined();

    const other = await aSubscription(t, rosa);
    await pause(other.id, 2).expect(200);
    await nextMonth(t, rosa);
    const ended = await rosa.browser.post(`/api/me/subscriptions/${other.id}/cancel`).send({}).expect(200);
    expect(ended.body).toMatchObject({ status: 'ended', paymentsMade: 1 });
  });

  test.each([
    ['yearly', { interval: 'year' }],
    ['in instalments', { instalments: 3 }],
    ['free at first', { trialDays: 7 }],
  ] as const)('is not for one that is %s', async (_, offer) => {
    const { id } = await aSubscription(t, rosa, offer);
    expect(await read(id)).toMatchObject({ isPausable: false });
    const { status, body } = await pause(id, 1);
    expect([status, body.code]).toEqual([422, 'not_possible']);
  });

  test('is for one to three months, once at a time, and for the member alone', async () => {
    const { id } = await aSubscription(t, rosa);
    await pause(id, 4).expect(400);
    await pause(id, 0).expect(400);
    const lena = await aMember(t);
    await lena.browser.post(`/api/me/subscriptions/${id}/pause`).send({ months: 1 }).expect(404);
    await pause(id, 1).expect(200);
    await pause(id, 1).expect(422);
  });
});
