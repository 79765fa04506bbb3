import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBookedCall, aCaller, openTheCalendar } from '../../../test/builders/coaching.js';
import { aCourse, type BuiltCourse } from '../../../test/builders/courses.js';
import { anEvent, rsvp, takeBack } from '../../../test/builders/events.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aDate, aWorkshop, takePlace, wait } from '../../../test/builders/workshops.js';
import { statementsOf } from '../../../test/scale/statements.js';
import { days, later } from '../../kernel/clock.js';

interface Entry {
  kind: string;
  id: string;
  title: string;
  startsAt: string;
}

let t: TestApp;
let she: Person;
beforeEach(async () => {
  t = await startTestApp();
  she = await aMember(t);
});
afterEach(() => t.close());

const inDays = (count: number) => later(t.clock.now(), days(count)).toISOString();
const ask = (from: string, to: string, { browser }: Pick<Person, 'browser'> = she) =>
  browser.get('/api/me/calendar').query({ from, to });
const calendar = async (from = inDays(-5), to = inDays(60), whose = she) =>
  (await ask(from, to, whose).expect(200)).body.items as Entry[];

/** A course of three modules: one open, one that opens after ten days, one on the twentieth day. */
async function herCourse(): Promise<BuiltCourse> {
  const course = await aCourse(t, {
    sections: [
      [
        { lessons: [{}] },
        { title: 'Roots', lock: { kind: 'days_after_enrollment', days: 10 }, lessons: [{}] },
        { title: 'Wings', lock: { kind: 'date', date: inDays(20) }, lessons: [{}] },
      ],
    ],
  });
  await enroll(t, she.id, [course.id]);
  return course;
}
const sawRoots = (course: BuiltCourse, openedAt: string) =>
  t.database.query(
    'insert into module_openings (account_id, course_id, module_id, opened_at) values ($1, $2, $3, $4)',
    [she.id, course.id, course.modules[1], openedAt],
  );
const bookACall = async () => aBookedCall(t, await openTheCalendar(t), aCaller(), { browser: she.browser });

test('sessions and opening modules are in the calendar in order, each with a link', async () => {
  const call = await bookACall();
  const course = await herCourse();
  expect(await calendar()).toEqual([
    {
      kind: 'session',
      id: expect.any(String),
      title: 'Free discovery call',
      startsAt: call.startsAt,
      endsAt: call.endsAt,
      offeredUntil: null,
      courseId: null,
      courseTitle: null,
    },
    expect.objectContaining({ kind: 'opening', id: course.modules[1], title: 'Roots', endsAt: null }),
    expect.objectContaining({ title: 'Wings', courseId: course.id, courseTitle: course.product.title }),
  ]);
});

describe('a date of a group', () => {
  let coach: Person;
  beforeEach(async () => {
    coach = await aCreator(t);
  });
  /** Creates a full date with the member on its waiting list. */
  async function aDateSheWaitsFor() {
    const date = await aDate(t, coach, await aWorkshop(coach), { places: 1 });
    const other = await aMember(t);
    const { body } = await takePlace(other, date).expect(201);
    await wait(she, date).expect(200);
    const free = () =>
      other.browser
        .post(`/api/me/coaching/bookings/${(body as { id: string }).id}/cancel`)
        .send({})
        .expect(200);
    return { date, free };
  }

  test('on the waiting list is in it until it begins, an offered spot with its deadline', async () => {
    const { date, free } = await aDateSheWaitsFor();
    const entry = { kind: 'waiting', id: date.id, title: 'An evening', startsAt: date.startsAt };
    expect(await calendar()).toMatchObject([{ ...entry, offeredUntil: null }]);
    await free();
    await t.runJobs();
    const until = later(t.clock.now(), days(1)).toISOString();
    expect(await calendar()).toMatchObject([{ ...entry, offeredUntil: until }]);
    t.clock.advance(days(1));
    await she.browser.post('/api/auth/refresh').expect(200);
    expect(await calendar()).toMatchObject([{ ...entry, offeredUntil: null }]);
    t.clock.advance(Date.parse(date.startsAt) - t.clock.now().getTime());
    await she.browser.post('/api/auth/refresh').expect(200);
    expect(await calendar()).toEqual([]);
  });

  test('that is canceled, or no longer waited for, is gone', async () => {
    const one = await aDateSheWaitsFor();
    const other = await aDateSheWaitsFor();
    expect(await calendar()).toHaveLength(2);
    await coach.browser
      .post(`/api/creator/coaching/dates/${one.date.id}/cancel`)
      .send({ reason: 'I have lost my voice.' })
      .expect(204);
    await she.browser.post(`/api/me/coaching/dates/${other.date.id}/leave-waiting-list`).expect(200);
    expect(await calendar()).toEqual([]);
  });
});

test('events with an RSVP or on the waiting list are in it and in the overview; left and canceled ones are not', async () => {
  const coach = await aCreator(t);
  const one = await anEvent(coach, { title: 'One' });
  const full = await anEvent(coach, { title: 'Full', capacity: 1 });
  const gone = await anEvent(coach, { title: 'Gone' });
  const left = await anEvent(coach, { title: 'Left' });
  await rsvp(await aMember(t), full).expect(200);
  for (const event of [one, full, gone, left]) await rsvp(she, event).expect(200);
  await takeBack(she, left).expect(200);
  await coach.browser
    .post(`/api/creator/events/${gone.id}/cancel`)
    .send({ reason: 'I am ill.', scope: 'this' })
    .expect(200);
  expect(await calendar()).toMatchObject([
    { kind: 'event', id: one.id, title: 'One', startsAt: one.startsAt },
    { kind: 'event_waiting', id: full.id },
  ]);
  const { body } = await she.browser.get('/api/me/overview').expect(200);
  expect(body.upcomingEvents).toEqual([
    expect.objectContaining({ id: one.id, title: 'One', startsAt: one.startsAt, meetingUrl: null }),
  ]);
});

test('a calendar takes four statements, however much is in it', async () => {
  await bookACall();
  await herCourse();
  const asked = await statementsOf(t, () => calendar());
  expect(
    asked.filter(({ text }) => /booked_sessions|waited_dates|event_guests|module_places/.test(text)),
  ).toHaveLength(4);
});

test('another member sees nothing of it, and a visitor is asked to sign in', async () => {
  await bookACall();
  await herCourse();
  expect(await calendar(inDays(-5), inDays(60), await aMember(t))).toEqual([]);
  await ask(inDays(0), inDays(1), { browser: t.browser() }).expect(401);
});

test('a period includes its beginning and excludes its end', async () => {
  const course = await herCourse();
  const wings = inDays(20);
  const idsOf = async (from: string, to: string) => (await calendar(from, to)).map(({ id }) => id);
  expect(await idsOf(wings, inDays(21))).toEqual([course.modules[2]]);
  expect(await idsOf(inDays(15), wings)).toEqual([]);
});

test('a session that began before the period and is still running is in it', async () => {
  const { startsAt } = await bookACall();
  const meanwhile = new Date(Date.parse(startsAt) + 60_000).toISOString();
  expect(await calendar(meanwhile, inDays(60))).toHaveLength(1);
});

test('canceled sessions disappear from the calendar and the overview', async () => {
  const { token } = await bookACall();
  const upcoming = async () => (await she.browser.get('/api/me/overview').expect(200)).body.upcomingSessions;
  expect(await upcoming()).toMatchObject([{ title: 'Free discovery call' }]);
  await t.browser().post(`/api/coaching/bookings/${token}/cancel`).send({}).expect(200);
  expect(await calendar()).toEqual([]);
  expect(await upcoming()).toEqual([]);
});

test('a session that is over stays in the calendar and leaves the overview', async () => {
  await bookACall();
  await t.database.query(
    `update coaching_sessions set starts_at = starts_at - interval '8 days', ends_at = ends_at - interval '8 days',
       blocked = tstzrange(lower(blocked) - interval '8 days', upper(blocked) - interval '8 days')`,
  );
  expect(await calendar(inDays(-10), inDays(0))).toMatchObject([{ kind: 'session' }]);
  expect((await she.browser.get('/api/me/overview').expect(200)).body.upcomingSessions).toEqual([]);
});

test('a module the member had open before its day opens on no day', async () => {
  await sawRoots(await herCourse(), inDays(0));
  expect(await calendar()).toMatchObject([{ title: 'Wings' }]);
});

test('a module seen open since its day is still shown on that day', async () => {
  await sawRoots(await herCourse(), inDays(12));
  expect(await calendar()).toMatchObject([{ title: 'Roots' }, { title: 'Wings' }]);
});

test('the opening days of a refunded course are gone', async () => {
  await herCourse();
  await t.database.query('update enrollments set ended_at = $2 where account_id = $1', [
    she.id,
    t.clock.now(),
  ]);
  expect(await calendar()).toEqual([]);
});

test.each([
  ['a moment without a zone', '2027-03-01T10:00:00', '2027-03-02T10:00:00Z'],
  ['within 100 days', '2027-03-01T00:00:00Z', '2027-07-01T00:00:00Z'],
  ['no moment at all', 'soon', 'later'],
])('%s is refused', (_, from, to) => ask(from, to).expect(400));
