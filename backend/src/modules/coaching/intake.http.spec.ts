import { startTestApp, type TestApp } from '../../../test/app.js';
import {
  aCaller,
  askFor,
  freeTimes,
  type Offering,
  openTheCalendar,
  type Slot,
} from '../../../test/builders/coaching.js';
import {
  anHour,
  aPackage,
  bookSession,
  giveSessions,
  type MemberBooking,
  memberTimes,
} from '../../../test/builders/coaching-sessions.js';
import { confirm, deliverWebhooks, startCheckout } from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aDate, aWorkshop } from '../../../test/builders/workshops.js';
import { newId } from '../../kernel/ids.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  rosa = await aMember(t, { name: 'Rosa Lind' });
});
afterEach(() => t.close());

const AGE = newId();
const WHEN = newId();
const STORY = newId();
const age = { id: AGE, kind: 'text', question: 'How old is your daughter?', isRequired: true, choices: [] };
const when = {
  id: WHEN,
  kind: 'choice',
  question: 'When is it hardest?',
  isRequired: false,
  choices: ['In the morning', 'In the evening'],
};
const story = { id: STORY, kind: 'long_text', question: 'What happened?', isRequired: false, choices: [] };
const QUESTIONS = [age, when, story];

const put = (offering: Offering, changes: object) =>
  coach.browser.put(`/api/creator/coaching/offerings/${offering.id}`).send({ ...offering, ...changes });
const given = (...answers: [questionId: string, answer: string][]) => ({
  answers: answers.map(([questionId, answer]) => ({ questionId, answer })),
});
const seenByCoach = async () =>
  (await coach.browser.get('/api/creator/coaching/bookings').expect(200)).body as {
    id: string;
    answers: object[];
  }[];
const aFreeTime = async (offering: Offering): Promise<Slot> => (await memberTimes(t, rosa, offering))[20]!;

describe('the questions of an offering', () => {
  test('stay in the coach’s order and are shown to people who can book it', async () => {
    const call = await openTheCalendar(t, { questions: [story, age, when] }, coach);
    expect(call['questions']).toEqual([story, age, when]);
    const body = (await t.browser().get('/api/coaching/offerings').expect(200)).body.items;
    expect(body).toMatchObject([{ questions: [story, age, when] }]);
    const offered = (await rosa.browser.get('/api/me/coaching/offerings').expect(200)).body.items;
    expect(offered).toMatchObject([{ questions: [story, age, when] }]);
  });

  test('are refused, each at its field', async () => {
    const questions = [
      { ...when, choices: ['Always'] },
      { ...age, question: ' ' },
    ];
    const call = await openTheCalendar(t, {}, coach);
    const { body: first } = await put(call, { questions }).expect(400);
    expect(Object.keys((first as { fields: object }).fields)).toEqual(['questions.1.question']);
    const { body: second } = await put(call, { questions: questions.slice(0, 1) }).expect(400);
    expect(Object.keys((second as { fields: object }).fields)).toEqual(['questions.0.choices']);
    await put(call, { questions: Array.from({ length: 9 }, () => ({ ...age, id: newId() })) }).expect(400);
  });
});

describe('the answers', () => {
  test('of a visitor are in the booking, with the question as it was then', async () => {
    const call = await openTheCalendar(t, { questions: QUESTIONS }, coach);
    const [slot] = await freeTimes(t, call);
    const answers = given([WHEN, 'In the evening'], [AGE, ' Eleven '], [STORY, '']);
    await askFor(t.browser(), call, slot!.startsAt, aCaller(), answers).expect(202);
    const told = [
      { question: age.question, answer: 'Eleven' },
      { question: when.question, answer: 'In the evening' },
    ];
    expect(await seenByCoach()).toMatchObject([{ answers: told }]);
    await put(call, { questions: [{ ...age, question: 'Her age?' }] }).expect(200);
    expect(await seenByCoach()).toMatchObject([{ answers: told }]);
  });

  test('are refused at their question, and nothing is booked', async () => {
    const call = await openTheCalendar(t, { questions: QUESTIONS }, coach);
    const [slot] = await freeTimes(t, call);
    const wrong = given([AGE, ''], [WHEN, 'At noon']);
    const refused = await askFor(t.browser(), call, slot!.startsAt, aCaller(), wrong).expect(400);
    const { fields } = refused.body as { fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual([`answers.${AGE}`, `answers.${WHEN}`]);
    expect(await seenByCoach()).toEqual([]);
    expect(await freeTimes(t, call)).toContainEqual(slot);
  });

  test('of a member are in the session, and nobody else can read them', async () => {
    const hour = await anHour(coach, { questions: QUESTIONS });
    await giveSessions(coach, rosa, hour).expect(200);
    const { startsAt } = await aFreeTime(hour);
    await bookSession(rosa, hour, startsAt).expect(400);
    const { body } = await bookSession(rosa, hour, startsAt, given([AGE, 'Eleven'])).expect(201);
    const { id, answers } = body as MemberBooking & { answers: object[] };
    expect(answers).toEqual([{ question: age.question, answer: 'Eleven' }]);
    expect(await seenByCoach()).toMatchObject([{ id, answers }]);
    await (await aMember(t)).browser.get(`/api/me/coaching/bookings/${id}`).expect(404);
  });

  test('given before a payment are there once it is booked, even if the question was deleted meanwhile', async () => {
    const hour = await anHour(coach, { questions: QUESTIONS });
    const productId = await aPackage(t, coach, hour, { sessions: 1 });
    const { startsAt } = await aFreeTime(hour);
    const wish = { startsAt, note: null, timeZone: 'Europe/London', productId };
    const hold = (more: object) =>
      rosa.browser.post(`/api/me/coaching/offerings/${hour.id}/holds`).send({ ...wish, ...more });
    await hold({}).expect(400);
    await hold(given([AGE, 'Eleven'])).expect(201);
    await put(hour, { questions: [] }).expect(200);
    await confirm(t, await startCheckout(rosa.browser));
    await deliverWebhooks(t);
    await t.runJobs();
    const { body } = await rosa.browser.get('/api/me/coaching/bookings?period=upcoming').expect(200);
    expect(body).toMatchObject({
      items: [{ state: 'confirmed', answers: [{ question: age.question, answer: 'Eleven' }] }],
    });
  });

  test('to a group’s questions are required from members who book, not from the coach', async () => {
    const evening = await aWorkshop(coach);
    const { body: asking } = await put(evening, { version: undefined, questions: [age] }).expect(200);
    const date = await aDate(t, coach, asking as Offering, { places: 3 });
    const place = { note: null, timeZone: 'Europe/London', companion: null };
    const take = (more: object) =>
      rosa.browser.post(`/api/me/coaching/dates/${date.id}/bookings`).send({ ...place, ...more });
    await take({}).expect(400);
    await take(given([AGE, 'Nine'])).expect(201);
    const mia = await aMember(t);
    const gives = { studentId: mia.id, usesCredit: false, note: null, companion: null };
    await coach.browser.post(`/api/creator/coaching/dates/${date.id}/bookings`).send(gives).expect(201);
    const answers = (await seenByCoach()).map((booking) => booking.answers);
    expect(answers).toHaveLength(2);
    expect(answers).toContainEqual([{ question: age.question, answer: 'Nine' }]);
    expect(answers).toContainEqual([]);
  });
});
