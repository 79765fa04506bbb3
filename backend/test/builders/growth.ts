import { days } from '../../src/kernel/clock.js';
import type { TestApp } from '../app.js';
import { aBookedSession, anHour, giveSessions } from './coaching-sessions.js';
import type { Person } from './people.js';

/** Creates a session of the member that has started; returns a function with which the coach records its outcome. */
export async function aDoneSession(
  t: TestApp,
  coach: Person,
  member: Person,
): Promise<(outcome: string) => Promise<unknown>> {
  const hour = await anHour(coach);
  await giveSessions(coach, member, hour).expect(200);
  const { id } = await aBookedSession(t, member, hour);
  t.clock.advance(days(7));
  for (const { browser } of [coach, member]) await browser.post('/api/auth/refresh').expect(200);
  return (outcome) =>
    coach.browser.post(`/api/creator/coaching/bookings/${id}/record-outcome`).send({ outcome }).expect(200);
}
