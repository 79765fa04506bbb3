import type { TestApp } from '../app.js';
import { aProduct } from './catalog.js';
import { EVERY_DAY, type Offering, type Slot } from './coaching.js';
import type { Person } from './people.js';

export interface MemberOffering {
  id: string;
  needsCredit: boolean;
  creditsLeft: number;
  creditsExpireAt: string | null;
  packages: { productId: string; sessions: number }[];
}

export interface MemberBooking extends Slot {
  id: string;
  state: string;
  changeUntil: string | null;
}

/** An offering as the coach saves it before it has hours. */
export const AN_HOUR = {
  title: 'One hour',
  description: 'For the two of you.',
  needsCredit: true,
  durationSeconds: 3600,
  isGroup: false,
  isForPairs: false,
};

/** Creates an hour with the coach that costs a session, by default nine to five in London on every day. */
export async function anHour({ browser }: Person, changes: object = {}): Promise<Offering> {
  const { body: created } = await browser.post('/api/creator/coaching/offerings').send(AN_HOUR).expect(201);
  const { body } = await browser
    .put(`/api/creator/coaching/offerings/${(created as Offering).id}`)
    .send({
      ...(created as Offering),
      timeZone: 'Europe/London',
      meetingUrl: 'https://meet.example.org/oak',
      weeklyHours: EVERY_DAY.map((day) => ({ day, from: '09:00', to: '17:00' })),
      ...changes,
    })
    .expect(200);
  return body as Offering;
}

/** Creates a product with this number of sessions of an offering; returns its id. */
export async function aPackage(
  t: TestApp,
  { browser }: Person,
  { id: offeringId }: Pick<Offering, 'id'>,
  { sessions = 3, validDays = null as number | null, isMonthly = false } = {},
): Promise<string> {
  const { id } = await aProduct(t, { type: 'coaching', category: 'Private Coaching', title: 'Some hours' });
  await browser
    .put(`/api/creator/products/${id}/sessions`)
    .send({ offeringId, sessions, validDays, isMonthly })
    .expect(200);
  return id;
}

/** Grants a member sessions as the coach. */
export const giveSessions = (
  { browser }: Person,
  { id }: Pick<Person, 'id'>,
  { id: offeringId }: Pick<Offering, 'id'>,
  { sessions = 3, validDays = null as number | null } = {},
) =>
  browser
    .post(`/api/students/${id}/sessions/give`)
    .send({ offeringId, sessions, validDays, reason: 'A thank-you' });

export async function memberTimes(
  t: TestApp,
  { browser }: Person,
  { id }: Pick<Offering, 'id'>,
): Promise<Slot[]> {
  const now = t.clock.now();
  const query = { from: now.toISOString(), to: new Date(now.getTime() + 40 * 86_400_000).toISOString() };
  const body = (await browser.get(`/api/me/coaching/offerings/${id}/slots`).query(query).expect(200)).body
    .items;
  return body as Slot[];
}

export const bookSession = (
  { browser }: Person,
  { id }: Pick<Offering, 'id'>,
  startsAt: string,
  more: object = {},
) =>
  browser
    .post(`/api/me/coaching/offerings/${id}/bookings`)
    .send({ startsAt, note: null, timeZone: 'Australia/Sydney', ...more });

/** Books a free time of the offering. */
export async function aBookedSession(
  t: TestApp,
  member: Person,
  offering: Pick<Offering, 'id'>,
): Promise<MemberBooking> {
  const [slot] = await memberTimes(t, member, offering);
  const { body } = await bookSession(member, offering, slot!.startsAt).expect(201);
  return body as MemberBooking;
}
