import { startTestApp, type TestApp } from '../../../test/app.js';
import { freeTimes, type Offering, openTheCalendar } from '../../../test/builders/coaching.js';
import {
  anHour,
  giveSessions,
  memberTimes,
  type MemberOffering,
} from '../../../test/builders/coaching-sessions.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import {
  aDate,
  aWorkshop,
  type CoachDate,
  type MemberDate,
  takePlace,
  wait,
} from '../../../test/builders/workshops.js';
import { mailsTo } from '../../../test/mail.js';
import { hours } from '../../kernel/clock.js';
import { WaitingListService } from './workshops/waiting-list.service.js';

let t: TestApp;
let coach: Person;
let evening: Offering;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  evening = await aWorkshop(coach);
});
afterEach(() => t.close());

const passOn = () => t.app.get(WaitingListService, { strict: false }).passOn();
const several = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => aMember(t, { name: `Member ${n}` })));
const seenBy = async ({ browser }: Person, offering: Pick<Offering, 'id'> = evening) =>
  (await browser.get(`/api/me/coaching/offerings/${offering.id}/dates`).expect(200)).body
    .items as MemberDate[];
const ofCoach = async (offering: Pick<Offering, 'id'> = evening) =>
  (await coach.browser.get(`/api/creator/coaching/offerings/${offering.id}/dates`).expect(200)).body
    .items as CoachDate[];
const cancel = ({ browser }: Person, bookingId: string) =>
  browser.post(`/api/me/coaching/bookings/${bookingId}/cancel`).send({});
const callOff = ({ id }: CoachDate) =>
  coach.browser.post(`/api/creator/coaching/dates/${id}/cancel`).send({ reason: 'I have lost my voice.' });
const code = (answer: { body: unknown }) => (answer.body as { code: string }).code;
const book = async (person: Person, date: CoachDate, companion?: string) =>
  ((await takePlace(person, date, companion).expect(201)).body as { id: string }).id;
const offered = async ({ email }: Person) =>
  (await mailsTo(t, email)).filter(({ subject }) => subject.startsWith('A spot opened up')).length;

test('canceling frees one spot and affects no other, and the person can take one again', async () => {
  const date = await aDate(t, coach, evening, { places: 3 });
  const [ida, mia] = await several(2);
  const mine = await book(ida!, date);
  await book(mia!, date);
  await cancel(ida!, mine).expect(200);
  expect(await ofCoach()).toMatchObject([{ places: 3, booked: 1, kept: 0, waiting: 0 }]);
  expect(await seenBy(mia!)).toMatchObject([{ placesLeft: 2, bookingId: expect.any(String) }]);
  expect((await mailsTo(t, mia!.email)).some(({ subject }) => subject.startsWith('Canceled'))).toBe(false);
  await book(ida!, date);
  expect(code(await takePlace(ida!, date).expect(409))).toBe('booked_already');
  expect(await ofCoach()).toMatchObject([{ booked: 2 }]);
});

test('a freed spot is kept for a day for the person who has waited longest, then for the next', async () => {
  const date = await aDate(t, coach, evening, { places: 1 });
  const [ida, mia, zoe, uma] = await several(4);
  const mine = await book(ida!, date);
  expect(code(await takePlace(mia!, date).expect(409))).toBe('full');
  for (const person of [mia!, zoe!]) {
    await wait(person, date).expect(200);
    await wait(person, date).expect(200);
    t.clock.advance(1000);
  }
  expect(await seenBy(mia!)).toMatchObject([{ placesLeft: 0, isWaiting: true, offeredUntil: null }]);
  expect(await ofCoach()).toMatchObject([{ booked: 1, waiting: 2 }]);

  await cancel(ida!, mine).expect(200);
  // before it was offered, nobody else can take it either
  expect(code(await takePlace(uma!, date).expect(409))).toBe('full');
  await t.runJobs();
  expect([await offered(mia!), await offered(zoe!)]).toEqual([1, 0]);
  expect(await ofCoach()).toMatchObject([{ booked: 0, kept: 1, waiting: 1 }]);
  const until = new Date(t.clock.now().getTime() + hours(24)).toISOString();
  expect(await seenBy(mia!)).toMatchObject([{ placesLeft: 0, offeredUntil: until }]);
  expect(code(await takePlace(zoe!, date).expect(409))).toBe('full');

  t.clock.advance(hours(24));
  await passOn();
  expect([await offered(mia!), await offered(zoe!)]).toEqual([1, 1]);
  for (const { browser } of [zoe!, uma!, mia!, coach]) await browser.post('/api/auth/refresh').expect(200);
  await book(zoe!, date);
  expect(await ofCoach()).toMatchObject([{ booked: 1, kept: 0, waiting: 0 }]);
  expect(await seenBy(mia!)).toMatchObject([{ isWaiting: false }]);
});

test('nobody else learns whom a member’s waiting list entry belongs to', async () => {
  const workshop = await aWorkshop(coach);
  const later = await aDate(t, coach, workshop, { places: 1, inDays: 9 });
  const sooner = await aDate(t, coach, evening, { places: 1, inDays: 8 });
  const [ida, mia] = await several(2);
  const waitedBy = async ({ browser }: Person) =>
    (await browser.get('/api/me/coaching/waiting-lists').expect(200)).body.items as MemberDate[];
  const mine = await book(ida!, sooner);
  await book(ida!, later);
  for (const date of [later, sooner]) await wait(mia!, date).expect(200);
  const shown = { isWaiting: true, placesLeft: 0, offeredUntil: null, title: 'An evening' };
  expect(await waitedBy(mia!)).toMatchObject([
    { ...shown, id: sooner.id, offeringId: evening.id },
    { ...shown, id: later.id, offeringId: workshop.id },
  ]);
  expect(await waitedBy(ida!)).toEqual([]);
  await cancel(ida!, mine).expect(200);
  await t.runJobs();
  expect(await waitedBy(mia!)).toMatchObject([{ offeredUntil: expect.any(String) }, shown]);
  await book(mia!, sooner);
  await callOff(later).expect(204);
  expect(await waitedBy(mia!)).toEqual([]);
});

test('leaving the waiting list and adding spots both offer free spots in order', async () => {
  const date = await aDate(t, coach, evening, { places: 1 });
  const [ida, mia, zoe] = await several(3);
  await book(ida!, date);
  await wait(mia!, date).expect(200);
  t.clock.advance(1000);
  await wait(zoe!, date).expect(200);
  const resize = (places: number) =>
    coach.browser.put(`/api/creator/coaching/dates/${date.id}`).send({ places });
  expect((await resize(2).expect(200)).body).toMatchObject({ places: 2, kept: 1, waiting: 1 });
  expect([await offered(mia!), await offered(zoe!)]).toEqual([1, 0]);
  expect(code(await resize(1).expect(409))).toBe('full');
  await mia!.browser.post(`/api/me/coaching/dates/${date.id}/leave-waiting-list`).expect(200);
  expect([await offered(mia!), await offered(zoe!)]).toEqual([1, 1]);
  expect(code(await wait(ida!, date).expect(409))).toBe('booked_already');
  await zoe!.browser.post(`/api/me/coaching/dates/${date.id}/leave-waiting-list`).expect(200);
  expect(code(await wait(mia!, date).expect(409))).toBe('not_full');
});

test('the coach can give a spot ahead of the waiting list, but never a taken or offered one', async () => {
  const workshop = await aWorkshop(coach, { needsCredit: true, isForPairs: true });
  const date = await aDate(t, coach, workshop, { places: 1 });
  const [ida, mia, zoe] = await several(3);
  const give = ({ id }: Pick<Person, 'id'>, more: object = {}) =>
    coach.browser
      .post(`/api/creator/coaching/dates/${date.id}/bookings`)
      .send({ studentId: id, companion: 'Juni', usesCredit: true, note: 'As we agreed', ...more });
  await give(coach).expect(404);
  expect((await give(ida!, { companion: null }).expect(400)).body.fields).toMatchObject({
    companion: expect.any(String),
  });
  expect(code(await give(ida!).expect(409))).toBe('no_credit');
  const given = { name: 'Member 0', companion: 'Juni', note: 'As we agreed', isGroup: true };
  expect((await give(ida!, { usesCredit: false }).expect(201)).body).toMatchObject(given);
  expect(code(await give(ida!, { usesCredit: false }).expect(409))).toBe('booked_already');
  await t.runJobs();
  expect(await mailsTo(t, ida!.email)).not.toEqual([]);

  await wait(mia!, date).expect(200);
  expect(code(await give(zoe!, { usesCredit: false }).expect(409))).toBe('full');
  await t.database.query('update coaching_sessions set places = 2 where id = $1', [date.id]);
  await giveSessions(coach, zoe!, workshop, { sessions: 1 }).expect(200);
  await give(zoe!).expect(201);
  expect(await ofCoach(workshop)).toMatchObject([{ places: 2, booked: 2, kept: 0, waiting: 1 }]);
  const offers = (await zoe!.browser.get('/api/me/coaching/offerings').expect(200)).body.items;
  expect((offers as MemberOffering[]).find(({ id }) => id === workshop.id)).toMatchObject({ creditsLeft: 0 });
});

test('the coach cannot give a spot to a blocked member until the account is unblocked', async () => {
  const date = await aDate(t, coach, evening);
  const [ida] = await several(1);
  const give = () =>
    coach.browser
      .post(`/api/creator/coaching/dates/${date.id}/bookings`)
      .send({ studentId: ida!.id, companion: null, usesCredit: false, note: null });
  await t.database.query('update accounts set blocked_at = now() where id = $1', [ida!.id]);
  expect(code(await give().expect(409))).toBe('member_blocked');
  expect(await ofCoach()).toMatchObject([{ booked: 0 }]);
  await t.database.query('update accounts set blocked_at = null where id = $1', [ida!.id]);
  await give().expect(201);
});

test('canceling a date notifies everyone with a spot and returns their sessions', async () => {
  const workshop = await aWorkshop(coach, { needsCredit: true, isForPairs: true });
  const date = await aDate(t, coach, workshop, { places: 1 });
  const [ida, mia] = await several(2);
  await giveSessions(coach, ida!, workshop, { sessions: 1 }).expect(200);
  expect(code(await takePlace(mia!, date, 'Juni').expect(409))).toBe('no_credit');
  expect((await takePlace(ida!, date).expect(400)).body).toMatchObject({
    fields: { companion: expect.any(String) },
  });
  await book(ida!, date, 'Juni');
  await wait(mia!, date).expect(200);
  const { body: bookings } = await coach.browser.get('/api/creator/coaching/bookings').expect(200);
  expect(bookings).toMatchObject([{ name: 'Member 0', companion: 'Juni', isGroup: true }]);
  await callOff(date).expect(204);
  expect((await callOff(date).expect(404)).body.code).toBe('not_found');
  await t.runJobs();
  const cancelled = (await mailsTo(t, ida!.email)).find(({ subject }) => subject.startsWith('Canceled'));
  expect(cancelled?.text).toContain('I have lost my voice.');
  expect(await offered(mia!)).toBe(0);
  const offers = (await ida!.browser.get('/api/me/coaching/offerings').expect(200)).body.items;
  expect((offers as MemberOffering[]).find(({ id }) => id === workshop.id)).toMatchObject({ creditsLeft: 1 });
  expect(await seenBy(ida!, workshop)).toEqual([]);
});

test('a date takes the coach’s time from individual bookings, and the other way around', async () => {
  const call = await openTheCalendar(t);
  const hour = await anHour(coach);
  const [ida] = await several(1);
  await giveSessions(coach, ida!, hour).expect(200);
  const slot = (await memberTimes(t, ida!, hour)).at(-1)!;
  const add = (startsAt: string) =>
    coach.browser.post(`/api/creator/coaching/offerings/${evening.id}/dates`).send({ startsAt, places: 5 });
  await add(slot.startsAt).expect(201);
  expect(await memberTimes(t, ida!, hour)).not.toContainEqual(slot);
  expect(await freeTimes(t, call)).not.toContainEqual(expect.objectContaining({ startsAt: slot.startsAt }));
  expect(code(await add(slot.startsAt).expect(409))).toBe('slot_taken');
  expect(code(await add(new Date(t.clock.now().getTime() - 1000).toISOString()).expect(409))).toBe(
    'too_late',
  );
});

test('a date can move to any time free of other sessions: without bookings nobody is notified, otherwise everyone is', async () => {
  const workshop = await aWorkshop(coach);
  const date = await aDate(t, coach, workshop, { places: 3, inDays: 12 });
  const other = await aDate(t, coach, workshop, { places: 3, inDays: 14 });
  const move = (startsAt: string) =>
    coach.browser.post(`/api/creator/coaching/dates/${date.id}/move`).send({ startsAt });
  const dayLater = (moment: string) => new Date(Date.parse(moment) + 86_400_000).toISOString();
  const later = dayLater(date.startsAt);
  expect((await move(later).expect(200)).body).toMatchObject({ id: date.id, startsAt: later, places: 3 });
  expect(code(await move(other.startsAt).expect(409))).toBe('slot_taken');
  expect(code(await move('2020-03-01T09:00:00Z').expect(409))).toBe('too_late');
  const [rosa] = await several(1);
  await book(rosa!, date);
  await t.runJobs();
  const before = (await mailsTo(t, rosa!.email)).length;
  await move(date.startsAt).expect(200);
  await move(date.startsAt).expect(200);
  await t.runJobs();
  expect(await mailsTo(t, rosa!.email)).toHaveLength(before + 1);
});

test('a member can neither move a group nor see who else is coming', async () => {
  const date = await aDate(t, coach, evening, { places: 3 });
  const [ida, mia] = await several(2);
  const mine = await book(ida!, date);
  await book(mia!, date);
  const to = new Date(Date.parse(date.startsAt) + hours(24)).toISOString();
  const moved = await ida!.browser
    .post(`/api/me/coaching/bookings/${mine}/move`)
    .send({ startsAt: to })
    .expect(409);
  expect(code(moved)).toBe('outside_hours');
  expect(JSON.stringify(await seenBy(ida!))).not.toContain(mia!.name);
  await mia!.browser.get(`/api/creator/coaching/offerings/${evening.id}/dates`).expect(403);
});

test('everyone with a spot can see the recording of a date', async () => {
  const date = await aDate(t, coach, evening, { places: 3 });
  const [ida, mia] = await several(2);
  await book(ida!, date);
  await book(mia!, date);
  const { body } = await coach.browser.get('/api/creator/coaching/bookings').expect(200);
  const [booking] = body as { id: string }[];
  const put = (recordingUrl: string) =>
    coach.browser.put(`/api/creator/coaching/bookings/${booking!.id}`).send({ ...booking, recordingUrl });
  expect((await put('javascript:alert(1)').expect(400)).body).toMatchObject({
    fields: { recordingUrl: expect.any(String) },
  });
  const recordingUrl = 'https://videos.example.org/evening';
  await put(recordingUrl).expect(200);
  for (const { browser } of [ida!, mia!]) {
    const { body: mine } = await browser
      .get('/api/me/coaching/bookings')
      .query({ period: 'upcoming' })
      .expect(200);
    expect(mine).toMatchObject({ items: [{ recordingUrl }] });
  }
});

test('an erased member’s spot is free again, and the date stays', async () => {
  const date = await aDate(t, coach, evening, { places: 1 });
  const [ida, mia] = await several(2);
  await book(ida!, date);
  await wait(mia!, date).expect(200);
  await t.database.transaction((tx) =>
    tx.query('delete from coaching_bookings where account_id = $1', [ida!.id]),
  );
  await passOn();
  expect(await offered(mia!)).toBe(1);
  expect(await ofCoach()).toMatchObject([{ booked: 0, kept: 1 }]);
});
