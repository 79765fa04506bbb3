import { newId } from '../../src/kernel/ids.js';
import type { TestApp } from '../app.js';
import { mailsTo } from '../mail.js';
import { aCreator, type Person } from './people.js';

export interface Slot {
  startsAt: string;
  endsAt: string;
}

export interface Offering {
  id: string;
  version: number;
  [field: string]: unknown;
}

/** Returns a unique visitor. */
export const aCaller = () => ({ name: 'Ida Holm', email: `ida-${newId()}@example.org` });

export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Returns the default discovery call of a new site, as the coach sees it. */
export async function theDiscoveryCall({ browser }: Person): Promise<Offering> {
  const { body } = await browser.get('/api/creator/coaching/offerings').expect(200);
  return (body as Offering[])[0]!;
}

/** Sets the coach's hours, by default nine to five in London on every day. */
export async function openTheCalendar(t: TestApp, changes: object = {}, coach?: Person): Promise<Offering> {
  const { browser } = coach ?? (await aCreator(t));
  const call = await theDiscoveryCall({ browser } as Person);
  const { body } = await browser
    .put(`/api/creator/coaching/offerings/${call.id}`)
    .send({
      ...call,
      timeZone: 'Europe/London',
      meetingUrl: 'https://meet.example.org/willow',
      weeklyHours: EVERY_DAY.map((day) => ({ day, from: '09:00', to: '17:00' })),
      ...changes,
    })
    .expect(200);
  return body as Offering;
}

/** Returns the free times of the next weeks, enough for any test. */
export async function freeTimes(t: TestApp, { id }: Pick<Offering, 'id'>, days = 40): Promise<Slot[]> {
  const now = t.clock.now();
  const to = new Date(now.getTime() + days * 86_400_000);
  const body = (
    await t
      .browser()
      .get(`/api/coaching/offerings/${id}/slots`)
      .query({ from: now.toISOString(), to: to.toISOString() })
      .expect(200)
  ).body.items;
  return body as Slot[];
}

/** Requests a time. */
export const askFor = (
  browser: Person['browser'],
  { id }: Pick<Offering, 'id'>,
  startsAt: string,
  caller: { name: string; email: string } = aCaller(),
  more: object = {},
) =>
  browser
    .post(`/api/coaching/offerings/${id}/bookings`)
    .send({ startsAt, ...caller, note: null, timeZone: 'Australia/Sydney', ...more });

/** Returns the token of a link in the emails about a booking; all such tokens stay valid. */
export async function callToken(t: TestApp, email: string): Promise<string> {
  const tokens = (await mailsTo(t, email)).flatMap(({ text }) => /\?booking=([\w-]+)/.exec(text)?.[1] ?? []);
  if (tokens.length === 0) throw new Error(`no booking in the mails to ${email}`);
  return tokens[0]!;
}

/** Books and confirms a free time of the calendar. */
export async function aBookedCall(
  t: TestApp,
  offering: Pick<Offering, 'id'>,
  caller = aCaller(),
  { browser = t.browser(), note = null as string | null } = {},
) {
  const [slot] = await freeTimes(t, offering);
  await askFor(browser, offering, slot!.startsAt, caller, { note }).expect(202);
  const token = await callToken(t, caller.email);
  await t.browser().post(`/api/coaching/bookings/${token}/confirm`).send({}).expect(200);
  await t.runJobs();
  return { ...slot!, caller, token };
}
