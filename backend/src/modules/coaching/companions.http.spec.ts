import { startTestApp, type TestApp } from '../../../test/app.js';
import type { Offering } from '../../../test/builders/coaching.js';
import { aPackage, giveSessions } from '../../../test/builders/coaching-sessions.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aPaidOrder } from '../../../test/builders/orders.js';
import { refundAll } from '../../../test/builders/payments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aDate, aWorkshop, type CoachDate, type MemberDate } from '../../../test/builders/workshops.js';
import { mailsTo } from '../../../test/mail.js';
import { newId } from '../../kernel/ids.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let lena: Person;
let workshop: Offering;
let date: CoachDate;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  rosa = await aMember(t, { name: 'Rosa Lind' });
  lena = await aDaughter(t, rosa, { name: 'Lena Lind' });
  workshop = await aWorkshop(coach, { isForPairs: true });
  date = await aDate(t, coach, workshop, { places: 2 });
});
afterEach(() => t.close());

const take = ({ browser }: Person, companionId: string | null, companion: string | null = null, on = date) =>
  browser
    .post(`/api/me/coaching/dates/${on.id}/bookings`)
    .send({ note: null, timeZone: 'Australia/Sydney', companion, companionId });
const bring = (
  { browser }: Person,
  bookingId: string,
  choice: { companion?: string; companionId?: string },
) =>
  browser
    .post(`/api/me/coaching/bookings/${bookingId}/choose-companion`)
    .send({ companion: null, companionId: null, ...choice });
const upcoming = async ({ browser }: Person) =>
  (await browser.get('/api/me/coaching/bookings').query({ period: 'upcoming' }).expect(200)).body.items as {
    id: string;
    isSecondSeat: boolean;
    companion: string | null;
    companionId: string | null;
  }[];
const cancel = ({ browser }: Person, bookingId: string) =>
  browser.post(`/api/me/coaching/bookings/${bookingId}/cancel`).send({});
const ofCoach = async () =>
  (await coach.browser.get(`/api/creator/coaching/offerings/${workshop.id}/dates`).expect(200)).body
    .items as CoachDate[];
const placesLeft = async ({ browser }: Person) =>
  (
    (await browser.get(`/api/me/coaching/offerings/${workshop.id}/dates`).expect(200)).body
      .items as MemberDate[]
  )[0]?.placesLeft;
const code = ({ body }: { body: unknown }) => (body as { code: string }).code;

describe('a daughter whom her mother brings to a session for two', () => {
  test('has her own booking in the same spot and is notified, and the coach is notified once', async () => {
    const { body } = await take(rosa, lena.id).expect(201);
    expect(body).toMatchObject({
      companion: 'Lena',
      companionId: lena.id,
      isForPairs: true,
      isSecondSeat: false,
    });
    expect(await upcoming(lena)).toMatchObject([{ isSecondSeat: true, companion: null }]);
    expect(await ofCoach()).toMatchObject([{ places: 2, booked: 1, kept: 0 }]);
    expect(await placesLeft(rosa)).toBe(1);
    await t.runJobs();
    expect(await mailsTo(t, lena.email)).toHaveLength(1);
    expect(await mailsTo(t, coach.email)).toHaveLength(1);
  });

  test('loses it when her mother’s ends, which frees the spot once; she can cancel her own alone', async () => {
    const { body: first } = await take(rosa, lena.id).expect(201);
    await cancel(lena, (await upcoming(lena))[0]!.id).expect(200);
    expect([await upcoming(lena), await upcoming(rosa)]).toMatchObject([
      [],
      [{ companion: 'Lena', companionId: null }],
    ]);
    expect(await placesLeft(rosa)).toBe(1);
    await bring(rosa, first.id, { companionId: lena.id }).expect(200);
    expect(await upcoming(lena)).toHaveLength(1);
    await cancel(rosa, first.id).expect(200);
    expect([await upcoming(lena), await placesLeft(rosa)]).toEqual([[], 2]);
  });

  test('can be chosen later, or replaced, until the session starts', async () => {
    const mia = await aDaughter(t, rosa, { name: 'Mia Lind' });
    const { body: first } = await take(rosa, null, 'Juni').expect(201);
    expect((await bring(rosa, first.id, { companionId: lena.id }).expect(200)).body).toMatchObject({
      companion: 'Lena',
    });
    await bring(rosa, first.id, { companionId: mia.id }).expect(200);
    expect([await upcoming(lena), (await upcoming(mia)).length]).toEqual([[], 1]);
    expect((await bring(rosa, first.id, { companion: 'Juni' }).expect(200)).body).toMatchObject({
      companionId: null,
    });
    expect(await upcoming(mia)).toEqual([]);
    await bring(rosa, first.id, {}).expect(400);
    await bring(await aMember(t), first.id, { companion: 'Juni' }).expect(404);
    t.clock.advance(new Date(date.startsAt).getTime() - t.clock.now().getTime());
    await rosa.browser.post('/api/auth/refresh').expect(200);
    expect(code(await bring(rosa, first.id, { companion: 'Ida' }).expect(409))).toBe('too_late');
  });

  test('must be one’s own and have consent; a minor cannot bring anyone', async () => {
    const other = await aDaughter(t, await aMember(t));
    const unagreed = await aDaughter(t, rosa, { agreed: [] });
    for (const id of [other.id, unagreed.id, newId()]) await take(rosa, id).expect(404);
    expect(code(await take(lena, unagreed.id).expect(403))).toBe('adults_only');
    expect(await placesLeft(rosa)).toBe(2);
  });

  test('loses her seat when no consent is left for her, and the mother’s spot stays', async () => {
    await take(rosa, lena.id).expect(201);
    await aPaidOrder(t, rosa, await aPackage(t, coach, await aWorkshop(coach, { needsCredit: true })));
    await rosa.browser
      .post(`/api/family/wards/${lena.id}/update-consents`)
      .send({ purposes: [] })
      .expect(200);
    await t.runJobs();
    expect(await upcoming(rosa)).toMatchObject([{ companion: 'Lena', companionId: null }]);
    expect(await ofCoach()).toMatchObject([{ booked: 1 }]);
    const rows = await t.database.query('select state from coaching_bookings where account_id = $1', [
      lena.id,
    ]);
    expect(rows).toEqual([{ state: 'cancelled' }]);
  });

  test('whose own spot ends with the consent has not canceled it: the coach’s email says why', async () => {
    await take(lena, null, 'Ida').expect(201);
    await aPaidOrder(t, rosa, await aPackage(t, coach, await aWorkshop(coach, { needsCredit: true })));
    await rosa.browser
      .post(`/api/family/wards/${lena.id}/update-consents`)
      .send({ purposes: [] })
      .expect(200);
    const told = (await mailsTo(t, coach.email)).filter(({ subject }) => /cancel/i.test(subject));
    expect(told).toHaveLength(1);
    expect(told[0]!.subject).toMatch(/^Canceled: /);
    expect(told[0]!.text).toContain('was canceled because a guardian withdrew consent');
    expect(told[0]!.text).not.toContain(lena.email);
  });

  test('already has a spot there, so her mother chooses someone else', async () => {
    const { body: first } = await take(rosa, null, 'Juni').expect(201);
    await take(lena, null, 'Ida').expect(201);
    expect(code(await bring(rosa, first.id, { companionId: lena.id }).expect(409))).toBe('booked_already');
    expect(await upcoming(rosa)).toMatchObject([{ companion: 'Juni' }]);
  });

  test('loses it when the sessions that paid for it are refunded, or the date is canceled', async () => {
    const paid = await aWorkshop(coach, { isForPairs: true, needsCredit: true });
    const on = await aDate(t, coach, paid, { places: 1 });
    const order = await aPaidOrder(t, rosa, await aPackage(t, coach, paid));
    await t.runJobs();
    await take(rosa, lena.id, null, on).expect(201);
    expect(await upcoming(lena)).toHaveLength(1);
    await refundAll(t, coach, order);
    expect([await upcoming(lena), await upcoming(rosa)]).toEqual([[], []]);
    await giveSessions(coach, rosa, paid).expect(200);
    await take(rosa, lena.id, null, on).expect(201);
    await coach.browser
      .post(`/api/creator/coaching/dates/${on.id}/cancel`)
      .send({ reason: 'I have lost my voice.' })
      .expect(204);
    expect([await upcoming(lena), await upcoming(rosa)]).toEqual([[], []]);
  });
});

test('when two mothers want the last two seats with their daughters, one of them gets both', async () => {
  const last = await aDate(t, coach, workshop, { places: 1 });
  const ida = await aMember(t);
  const mia = await aDaughter(t, ida);
  const answers = await Promise.all([take(rosa, lena.id, null, last), take(ida, mia.id, null, last)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const seats = await t.database.query(
    `select count(*)::int as seats from coaching_bookings where session_id = $1 and state = 'confirmed'`,
    [last.id],
  );
  expect(seats).toEqual([{ seats: 2 }]);
});
