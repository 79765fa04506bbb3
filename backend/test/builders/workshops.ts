import type { TestApp } from '../app.js';
import type { Offering } from './coaching.js';
import type { Person } from './people.js';

export interface CoachDate {
  id: string;
  startsAt: string;
  places: number;
  booked: number;
  kept: number;
  waiting: number;
}

export interface MemberDate {
  id: string;
  placesLeft: number;
  bookingId: string | null;
  isWaiting: boolean;
  offeredUntil: string | null;
}

const DAY = 86_400_000;

/** Creates an evening workshop for a group, with a meeting place. */
export async function aWorkshop(
  { browser }: Person,
  { needsCredit = false, isForPairs = false } = {},
): Promise<Offering> {
  const { body: created } = await browser
    .post('/api/creator/coaching/offerings')
    .send({
      title: 'An evening',
      description: 'For several.',
      durationSeconds: 5400,
      isGroup: true,
      isForPairs,
      needsCredit,
    })
    .expect(201);
  const { body } = await browser
    .put(`/api/creator/coaching/offerings/${(created as Offering).id}`)
    .send({
      ...(created as Offering),
      meetingUrl: 'https://meet.example.org/birch',
      cancelNoticeSeconds: 7200,
    })
    .expect(200);
  return body as Offering;
}

const FIRST_DAY = 11;
/** Next free day for a date without one, per application, so that no two overlap. */
const nextDays = new WeakMap<TestApp, number>();

function nextDay(t: TestApp): number {
  const day = nextDays.get(t) ?? FIRST_DAY;
  nextDays.set(t, day + 1);
  return day;
}

/** Creates a date of a workshop, this many days from now. */
export async function aDate(
  t: TestApp,
  { browser }: Person,
  { id }: Pick<Offering, 'id'>,
  { places = 2, inDays = nextDay(t) } = {},
): Promise<CoachDate> {
  const startsAt = new Date(t.clock.now().getTime() + inDays * DAY).toISOString();
  const { body } = await browser
    .post(`/api/creator/coaching/offerings/${id}/dates`)
    .send({ startsAt, places })
    .expect(201);
  return body as CoachDate;
}

export const takePlace = (
  { browser }: Person,
  { id }: Pick<CoachDate, 'id'>,
  companion: string | null = null,
) =>
  browser
    .post(`/api/me/coaching/dates/${id}/bookings`)
    .send({ note: null, timeZone: 'Australia/Sydney', companion });

export const wait = ({ browser }: Person, { id }: Pick<CoachDate, 'id'>) =>
  browser.post(`/api/me/coaching/dates/${id}/join-waiting-list`).send();
