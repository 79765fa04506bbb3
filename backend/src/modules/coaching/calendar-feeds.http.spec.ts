import ICAL from 'ical.js';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBookedCall, openTheCalendar } from '../../../test/builders/coaching.js';
import { aBookedSession, anHour, giveSessions } from '../../../test/builders/coaching-sessions.js';
import { anEvent, EVENT_TERMS, rsvp } from '../../../test/builders/events.js';
import { aCreator, aMember, PASSWORD, type Person } from '../../../test/builders/people.js';
import { days } from '../../kernel/clock.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  rosa = await aMember(t, { name: 'Rosa Lind' });
});
afterEach(() => t.close());

const path = '/api/me/calendar-feed';
const newAddress = async ({ browser }: Person) =>
  new URL(((await browser.post(`${path}/renew`).send({}).expect(200)).body as { url: string }).url).pathname;
const since = async ({ browser }: Person) =>
  ((await browser.get(path).expect(200)).body as { since: string | null }).since;

/** Returns the entries of a calendar, as another program reads them without signing in. */
async function read(address: string) {
  const { text, headers } = await t.browser().get(address).expect(200);
  expect(headers['content-type']).toContain('text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const { uid, summary, startDate, sequence } = new ICAL.Event(event);
    const status = event.getFirstPropertyValue('status');
    return { uid, summary, startsAt: startDate.toJSDate().toISOString(), sequence, status };
  });
}

test('a member’s calendar has her own sessions, as the same entries as the emails; moves and cancellations appear', async () => {
  const hour = await anHour(coach);
  await giveSessions(coach, rosa, hour).expect(200);
  const one = await aBookedSession(t, rosa, hour);
  const other = await aBookedSession(t, rosa, hour);
  await aBookedCall(t, await openTheCalendar(t, {}, coach));
  const address = await newAddress(rosa);
  const before = await read(address);
  expect(before).toMatchObject([
    { startsAt: one.startsAt, sequence: 0, status: 'CONFIRMED' },
    { startsAt: other.startsAt },
  ]);
  const target = new Date(Date.parse(other.startsAt) + days(1)).toISOString();
  await rosa.browser.post(`/api/me/coaching/bookings/${one.id}/move`).send({ startsAt: target }).expect(200);
  await rosa.browser.post(`/api/me/coaching/bookings/${other.id}/cancel`).send({}).expect(200);
  const after = await read(address);
  const entryOf = (uid: string) => after.find((entry) => entry.uid === uid);
  expect(entryOf(before[0]!.uid)).toMatchObject({ startsAt: target, sequence: 1 });
  expect(entryOf(before[1]!.uid)).toMatchObject({ status: 'CANCELLED' });
});

test('the coach’s calendar has everyone’s sessions, with names', async () => {
  const { caller } = await aBookedCall(t, await openTheCalendar(t, {}, coach));
  expect(await read(await newAddress(coach))).toMatchObject([
    { summary: `Free discovery call: ${caller.name}` },
  ]);
});

test('members’ events are in it, and all events for the coach; moves and cancellations appear', async () => {
  const one = await anEvent(coach);
  const other = await anEvent(coach, { title: 'Another' });
  await rsvp(rosa, one).expect(200);
  const hers = await newAddress(rosa);
  const ofCoach = await newAddress(coach);
  expect(await read(hers)).toMatchObject([{ uid: one.id, startsAt: one.startsAt, sequence: 0 }]);
  expect((await read(ofCoach)).map(({ uid }) => uid).toSorted()).toEqual([one.id, other.id].toSorted());
  const moved = { ...EVENT_TERMS, localStart: '2027-03-05T19:00', scope: 'this' };
  await coach.browser.put(`/api/creator/events/${one.id}`).send(moved).expect(200);
  expect(await read(hers)).toMatchObject([{ startsAt: '2027-03-05T19:00:00.000Z', sequence: 1 }]);
  const called = { reason: 'I am ill.', scope: 'this' };
  await coach.browser.post(`/api/creator/events/${one.id}/cancel`).send(called).expect(200);
  expect(await read(hers)).toMatchObject([{ uid: one.id, status: 'CANCELLED', sequence: 2 }]);
});

test('an empty calendar is valid too', async () => {
  expect(await read(await newAddress(rosa))).toEqual([]);
});

test('an address stops working when it is replaced or ended, and while its member is blocked', async () => {
  expect(await since(rosa)).toBeNull();
  const first = await newAddress(rosa);
  expect(await since(rosa)).toBe(t.clock.now().toISOString());
  const second = await newAddress(rosa);
  await t.browser().get(first).expect(404);
  await read(second);
  await t.database.query('update accounts set blocked_at = now() where id = $1', [rosa.id]);
  await t.browser().get(second).expect(404);
  await t.database.query('update accounts set blocked_at = null where id = $1', [rosa.id]);
  await read(second);
  await rosa.browser.delete(path).expect(204);
  await rosa.browser.delete(path).expect(204);
  await t.browser().get(second).expect(404);
});

test.each<[string, (member: Person) => PromiseLike<unknown>]>([
  [
    'chooses another password',
    ({ browser }) =>
      browser
        .post('/api/me/change-password')
        .send({ currentPassword: PASSWORD, newPassword: 'another walk among birches' })
        .expect(204),
  ],
  [
    'has the account deleted',
    ({ browser }) => browser.post('/api/me/deletion/schedule').send({ password: PASSWORD }).expect(200),
  ],
])('the address of a member who %s stops working, and nobody else’s does', async (_, act) => {
  const hers = await newAddress(rosa);
  const ofCoach = await newAddress(coach);
  await act(rosa);
  await t.runJobs();
  await t.browser().get(hers).expect(404);
  await read(ofCoach);
});

test('only a hash of the address is stored', async () => {
  const token = (await newAddress(rosa)).split('/').at(-1)!;
  const rows = await t.database.query('select * from calendar_feeds');
  expect(JSON.stringify(rows)).not.toContain(token);
});
