import { startTestApp, type TestApp } from '../../../test/app.js';
import { CARDS } from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import {
  aConfirmedCard,
  aSubscription,
  DECLINES_LATER,
  nextMonth,
} from '../../../test/builders/subscriptions.js';
import { statementsOf } from '../../../test/scale/statements.js';
import type { CoachSubscriptionResponse } from './coach-subscriptions.dto.js';

let t: TestApp;
let rosa: Person;
let ida: Person;
beforeAll(async () => {
  t = await startTestApp(); // the clock stands at 2027-03-01
  rosa = await aMember(t, { name: 'Rosa Lind' });
  ida = await aMember(t, { name: 'Ida Berg' });
});
afterAll(() => t.close());

const list = async (filter: object = {}, query: Record<string, string> = {}) => {
  // Signs in again, because months pass.
  const coach = await aCreator(t);
  const answer = await coach.browser
    .get('/api/creator/subscriptions')
    .query({ filter: JSON.stringify(filter), ...query })
    .expect(200);
  return answer.body as CoachSubscriptionResponse[];
};
const idsOf = (rows: CoachSubscriptionResponse[]) => rows.map(({ id }) => id);
const changeCard = async (of: Person, id: string, card: string) =>
  of.browser
    .put(`/api/me/subscriptions/${id}/card`)
    .send({ setupIntentId: await aConfirmedCard(t, of, id, card) })
    .expect(200);
const changesOf = (id: string) =>
  t.database.query<{ kind: string }>(
    'select kind from subscription_changes where subscription_id = $1 order by at, kind',
    [id],
  );

test('before the first subscription the list is empty', async () => {
  expect(await list()).toEqual([]);
});

test('the coach follows subscriptions from the first payment to the end', async () => {
  const monthly = await aSubscription(t, rosa);
  const thirds = await aSubscription(t, ida, { name: 'Three payments', instalments: 3 });
  expect(await list({ q: 'lind' })).toEqual([
    {
      id: monthly.id,
      studentId: rosa.id,
      studentName: 'Rosa Lind',
      studentEmail: rosa.email,
      productId: monthly.productId,
      title: expect.any(String),
      offerName: 'Monthly',
      state: 'active',
      interval: 'month',
      instalments: null,
      paymentsMade: 1,
      total: '9.00',
      currency: 'usd',
      nextPaymentAt: expect.any(String),
      pausedUntil: null,
      cancelAt: null,
      startedAt: expect.stringMatching(/^2027-03-01/),
      endedAt: null,
    },
  ]);
  expect(idsOf(await list({ isInInstalments: true }))).toEqual([thirds.id]);
  expect(idsOf(await list({ productId: monthly.productId }))).toEqual([monthly.id]);

  await changeCard(rosa, monthly.id, DECLINES_LATER);
  await nextMonth(t, rosa);
  expect(idsOf(await list({ state: 'past_due' }))).toEqual([monthly.id]);
  await changeCard(rosa, monthly.id, CARDS.pays);
  expect(await changesOf(monthly.id)).toEqual([{ kind: 'failed' }, { kind: 'recovered' }]);
  expect(idsOf(await list({ recovered: '2027-04-01/2027-04-02' }))).toEqual([monthly.id]);
  expect(await list({ failed: '2027-03-01/2027-03-31' })).toEqual([]);

  await rosa.browser.post(`/api/me/subscriptions/${monthly.id}/cancel`).send({}).expect(200);
  expect(idsOf(await list({ state: 'ending' }))).toEqual([monthly.id]);
  await nextMonth(t, rosa);
  expect(await list({ state: ['ended'] })).toMatchObject([{ id: monthly.id, endedAt: expect.any(String) }]);
  expect(await list({ state: ['completed'] })).toMatchObject([{ id: thirds.id, paymentsMade: 3 }]);
  expect(await changesOf(monthly.id)).toHaveLength(2);
});

test('a list costs two statements, however long it is', async () => {
  const statements = await statementsOf(t, () => list({ q: 'a' }, { sort: '["nextPaymentAt","ASC"]' }));
  expect(statements.filter(({ text }) => text.includes('from subscriptions s'))).toHaveLength(2);
});
