import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aBookedCall, type Offering, openTheCalendar } from '../../../../test/builders/coaching.js';
import {
  aBookedSession,
  anHour,
  giveSessions,
  type MemberBooking,
  memberTimes,
} from '../../../../test/builders/coaching-sessions.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import type { Page } from '../../../platform/http/list-response.js';
import type { NotificationResponse } from './notifications.dto.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let hour: Offering;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  rosa = await aMember(t, { name: 'Rosa Lind' });
  hour = await anHour(coach);
});
afterEach(() => t.close());

const told = async ({ browser }: Person) => {
  await t.runJobs();
  const { body } = await browser.get('/api/me/notifications').expect(200);
  return (body as Page<NotificationResponse>).items;
};
const kinds = async (who: Person) => (await told(who)).map(({ kind }) => kind).toSorted();
const aSession = async (): Promise<MemberBooking> => {
  await giveSessions(coach, rosa, hour);
  return aBookedSession(t, rosa, hour);
};
const later = async () => (await memberTimes(t, rosa, hour)).at(-1)!;
const path = '/creator/coaching';

test('the coach is notified by name of sessions that a member books, moves and cancels, and the member is not', async () => {
  const { id, startsAt } = await aSession();
  const hears = { people: ['Rosa Lind'], title: hour['title'], path, isRead: false, times: 1 };
  expect(await told(coach)).toEqual([
    expect.objectContaining({ ...hears, kind: 'session_booked', startsAt }),
  ]);
  const to = await later();
  await rosa.browser.post(`/api/me/coaching/bookings/${id}/move`).send({ startsAt: to.startsAt }).expect(200);
  t.clock.advance(1_000);
  expect(await told(coach)).toContainEqual(
    expect.objectContaining({ ...hears, kind: 'session_changed', startsAt: to.startsAt }),
  );
  await rosa.browser.post(`/api/me/coaching/bookings/${id}/cancel`).send({}).expect(200);
  expect(await told(coach)).toContainEqual(
    expect.objectContaining({ ...hears, kind: 'session_cancelled', startsAt: to.startsAt }),
  );
  expect(await kinds(coach)).toEqual(['session_cancelled']);
  expect(await kinds(rosa)).toEqual([]);
});

test('a session moved twice before the coach looks is one notification with its last time', async () => {
  const { id } = await aSession();
  const times = await memberTimes(t, rosa, hour);
  for (const { startsAt } of times.slice(-2))
    await rosa.browser.post(`/api/me/coaching/bookings/${id}/move`).send({ startsAt }).expect(200);
  const moved = (await told(coach)).filter(({ kind }) => kind === 'session_changed');
  expect(moved).toMatchObject([{ times: 2, startsAt: times.at(-1)!.startsAt }]);
});

test('the member is notified of the coach’s changes, and the coach is not', async () => {
  const { id } = await aSession();
  await told(coach);
  const at = `/api/creator/coaching/bookings/${id}`;
  const { startsAt } = await later();
  await coach.browser.post(`${at}/move`).send({ startsAt, isAtAnyTime: false }).expect(200);
  await t.runJobs();
  expect(await told(rosa)).toMatchObject([
    { kind: 'session_changed', path: '/my-coaching', people: [], startsAt },
  ]);
  await coach.browser.post(`${at}/cancel`).send({ reason: 'I am ill.' }).expect(200);
  expect(await told(rosa)).toMatchObject([
    { kind: 'session_cancelled', path: '/my-coaching', people: [], startsAt },
  ]);
  expect(await kinds(coach)).toEqual([]);
});

test('a visitor’s booking and cancellation are announced without a name, once confirmed', async () => {
  const call = await openTheCalendar(t, {}, coach);
  const { token, startsAt } = await aBookedCall(t, call);
  expect(await told(coach)).toMatchObject([
    { kind: 'session_booked', people: [], others: 0, title: call['title'], startsAt, path },
  ]);
  await t.browser().post(`/api/coaching/bookings/${token}/cancel`).send({}).expect(200);
  expect(await kinds(coach)).toEqual(['session_cancelled']);
});
