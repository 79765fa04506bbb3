import { startTestApp, type TestApp } from '../../../test/app.js';
import {
  aBookedCall,
  askFor,
  freeTimes,
  type Offering,
  openTheCalendar,
} from '../../../test/builders/coaching.js';
import { aNeighbour } from '../../../test/builders/community.js';
import { anEvent, EVENT_TERMS, rsvp } from '../../../test/builders/events.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aDate, aWorkshop, takePlace } from '../../../test/builders/workshops.js';
import { statementsOf } from '../../../test/scale/statements.js';
import { days, hours, minutes, seconds } from '../../kernel/clock.js';

interface Calendar {
  timeZone: string;
  sessions: Record<string, unknown>[];
  events: Record<string, unknown>[];
  open: { startsAt: string; endsAt: string }[];
  timeOff: { from: string; to: string; only: string[] }[];
}

let t: TestApp;
let coach: Person;
let call: Offering;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  call = await openTheCalendar(t, { bufferBeforeSeconds: 300, bufferAfterSeconds: 600 }, coach);
});
afterEach(() => t.close());

const at = '/api/creator/coaching/calendar';

const ask = (from: string, to: string) => coach.browser.get(at).query({ from, to });
const between = async (from: string, to: string) => (await ask(from, to).expect(200)).body as Calendar;
const around = async (moment: string) =>
  between(
    new Date(Date.parse(moment) - hours(12)).toISOString(),
    new Date(Date.parse(moment) + hours(12)).toISOString(),
  );
const shifted = (moment: string, by: number) => new Date(Date.parse(moment) + by).toISOString();

test('a booked call is in it with its buffers and the person’s name; a canceled one is not', async () => {
  const { startsAt, endsAt, caller, token } = await aBookedCall(t, call);
  expect((await around(startsAt)).sessions).toEqual([
    expect.objectContaining({
      title: call['title'],
      startsAt,
      endsAt,
      state: 'confirmed',
      heldUntil: null,
      blockedFrom: shifted(startsAt, -minutes(5)),
      blockedUntil: shifted(endsAt, minutes(10)),
      isGroup: false,
      places: null,
      booked: 1,
      booking: expect.objectContaining({
        name: caller.name,
        timeZone: 'Australia/Sydney',
        state: 'confirmed',
      }),
    }),
  ]);
  await t.browser().post(`/api/coaching/bookings/${token}/cancel`).send({}).expect(200);
  expect((await around(startsAt)).sessions).toEqual([]);
});

test('a community event is in it with the number of participants; a canceled one is not', async () => {
  const event = await anEvent(coach, { capacity: 12 });
  await rsvp(await aNeighbour(t), event).expect(200);
  const { startsAt, id } = event;
  expect((await around(startsAt)).events).toEqual([
    {
      id,
      title: EVENT_TERMS.title,
      startsAt,
      endsAt: shifted(startsAt, seconds(EVENT_TERMS.durationSeconds)),
      coming: 1,
      capacity: 12,
    },
  ]);
  await coach.browser
    .post(`/api/creator/events/${id}/cancel`)
    .send({ reason: 'The garden is under water', scope: 'this' })
    .expect(200);
  expect((await around(startsAt)).events).toEqual([]);
});

test('its bookings are listed by the session they belong to', async () => {
  const { startsAt } = await aBookedCall(t, call);
  await aBookedCall(t, call);
  const [session] = (await around(startsAt)).sessions as { id: string; booking: { id: string } }[];
  const { body } = await coach.browser
    .get('/api/creator/coaching/bookings')
    .query({ filter: JSON.stringify({ sessionId: session!.id }) })
    .expect(200);
  expect((body as { id: string }[]).map(({ id }) => id)).toEqual([session!.booking.id]);
});

test('a held time is shown as held until the hold expires', async () => {
  const [slot] = await freeTimes(t, call);
  await askFor(t.browser(), call, slot!.startsAt).expect(202);
  const heldUntil = new Date(t.clock.now().getTime() + minutes(30)).toISOString();
  expect((await around(slot!.startsAt)).sessions).toMatchObject([{ state: 'held', heldUntil }]);
  t.clock.advance(minutes(31));
  await coach.browser.post('/api/auth/refresh').expect(200);
  expect((await around(slot!.startsAt)).sessions).toEqual([]);
});

test('a group date shows its booked spots, even before the first booking', async () => {
  const date = await aDate(t, coach, await aWorkshop(coach), { places: 3 });
  expect((await around(date.startsAt)).sessions).toMatchObject([
    { id: date.id, isGroup: true, places: 3, booked: 0, booking: null },
  ]);
  await takePlace(await aMember(t), date).expect(201);
  await takePlace(await aMember(t), date).expect(201);
  expect((await around(date.startsAt)).sessions).toMatchObject([{ places: 3, booked: 2 }]);
});

test('the hours of all offerings are merged, on the day the clocks change as on any other', async () => {
  await openTheCalendar(
    t,
    { weeklyHours: [{ day: 7, from: '00:00', to: '04:00' }], dateHours: [], timeOff: [] },
    coach,
  );
  const { body: hour } = await coach.browser
    .post('/api/creator/coaching/offerings')
    .send({
      title: 'An hour',
      description: '',
      needsCredit: false,
      durationSeconds: 3600,
      isGroup: false,
      isForPairs: false,
    })
    .expect(201);
  await coach.browser
    .put(`/api/creator/coaching/offerings/${(hour as Offering).id}`)
    .send({
      ...(hour as Offering),
      timeZone: 'Europe/London',
      meetingUrl: 'https://meet.example.org/a',
      weeklyHours: [{ day: 7, from: '03:00', to: '05:00' }],
    })
    .expect(200);
  // in spring the clocks in London skip the hour from one to two
  expect((await between('2027-03-28T00:00:00Z', '2027-03-29T00:00:00Z')).open).toEqual([
    { startsAt: '2027-03-28T00:00:00.000Z', endsAt: '2027-03-28T04:00:00.000Z' },
  ]);
  expect((await between('2027-04-04T00:00:00Z', '2027-04-05T00:00:00Z')).open).toEqual([
    // it is one o'clock in London when the window starts
    { startsAt: '2027-04-04T00:00:00.000Z', endsAt: '2027-04-04T04:00:00.000Z' },
  ]);
});

describe('time off', () => {
  const july = { from: '2027-07-05', to: '2027-07-06' };
  const week = () => between('2027-07-04T23:00:00Z', '2027-07-11T23:00:00Z');
  const openDays = async () => (await week()).open.map(({ startsAt }) => startsAt.slice(8, 10));

  test('blocks all offerings with hours and can be removed, and both are in the audit log', async () => {
    expect(await openDays()).toEqual(['05', '06', '07', '08', '09', '10', '11']);
    await coach.browser.post(`${at}/add-time-off`).send(july).expect(204);
    await coach.browser.post(`${at}/add-time-off`).send(july).expect(204);
    expect((await week()).timeOff).toEqual([{ ...july, only: [] }]);
    expect(await openDays()).toEqual(['07', '08', '09', '10', '11']);
    await coach.browser.post(`${at}/remove-time-off`).send(july).expect(204);
    expect((await week()).timeOff).toEqual([]);
    expect(await openDays()).toHaveLength(7);
    const [log] = await t.database.query(
      `select count(*)::int as times from audit_facts where action = 'coaching.offering_updated' and fields = '{timeOff}'`,
    );
    expect(log).toEqual({ times: 2 });
  });

  test('set elsewhere is not lost, because an edit of an older version is refused', async () => {
    await coach.browser.post(`${at}/add-time-off`).send(july).expect(204);
    const { body } = await coach.browser
      .put(`/api/creator/coaching/offerings/${call.id}`)
      .set('if-match', `"${call.version}"`)
      .send(call)
      .expect(412);
    expect(body).toMatchObject({ code: 'stale_edit' });
  });

  test('is refused when an offering already has the maximum', async () => {
    const timeOff = Array.from({ length: 366 }, () => ({ from: '2026-07-05', to: '2026-07-06' }));
    await openTheCalendar(t, { timeOff }, coach);
    const { body } = await coach.browser.post(`${at}/add-time-off`).send(july).expect(422);
    expect(body).toMatchObject({ code: 'not_possible' });
  });

  test('cannot end before it begins', async () => {
    const { body } = await coach.browser
      .post(`${at}/add-time-off`)
      .send({ from: july.to, to: july.from })
      .expect(400);
    expect(body).toMatchObject({ code: 'invalid', fields: { to: expect.any(String) } });
  });
});

test('a range is at most 62 days long, and has two ends', async () => {
  const from = '2027-03-01T00:00:00Z';
  await ask(from, shifted(from, days(62))).expect(200);
  expect((await ask(from, shifted(from, days(62) + 1)).expect(400)).body).toMatchObject({
    fields: { to: expect.any(String) },
  });
  await coach.browser.get(at).query({ from }).expect(400);
});

test('a month takes three statements, however much is booked', async () => {
  const month = () =>
    statementsOf(t, async () => {
      await between('2027-03-01T00:00:00Z', '2027-04-12T00:00:00Z');
    }).then((statements) => statements.filter(({ text }) => /coach/.test(text)).length);
  expect(await month()).toBe(3);
  for (let booked = 0; booked < 3; booked += 1) await aBookedCall(t, call);
  await aDate(t, coach, await aWorkshop(coach), { places: 3 });
  expect(await month()).toBe(3);
});
