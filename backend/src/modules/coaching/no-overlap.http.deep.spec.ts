import { startTestApp, type TestApp } from '../../../test/app.js';
import type { Offering, Slot } from '../../../test/builders/coaching.js';
import { anHour, giveSessions, memberTimes } from '../../../test/builders/coaching-sessions.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { DomainError } from '../../kernel/errors.js';
import { MemberBookingsService } from './members/member-bookings.service.js';

/** Number of people who act at the same time. */
const AT_ONCE = 8;

let t: TestApp;
let members: Person[];
let hour: Offering;
let times: Slot[];
beforeEach(async () => {
  t = await startTestApp();
  const coach = await aCreator(t);
  // sessions start half an hour apart and last an hour, so every second request conflicts
  hour = await anHour(coach, { cancelNoticeSeconds: 0 });
  members = await Promise.all(Array.from({ length: AT_ONCE }, () => aMember(t)));
  for (const member of members) {
    for (let n = 0; n < 5; n += 1) await giveSessions(coach, member, hour, { sessions: 100 }).expect(200);
  }
  times = await memberTimes(t, members[0]!, hour);
});
afterEach(() => t.close());

/** Yields the same numbers for the same seed. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

/**
 * Lets each member book, move and cancel at random; every refusal needs a valid reason. Returns how often each was
 * done.
 */
async function live(actions: number): Promise<Record<string, number>> {
  const service = t.app.get(MemberBookingsService, { strict: false });
  const done: Record<string, number> = {};
  await Promise.all(
    members.map(async ({ id: accountId }, which) => {
      const chance = numbers(which + 1);
      const pick = <T>(of: readonly T[]): T => of[Math.floor(chance.next().value * of.length)]!;
      const own: string[] = [];
      for (let n = 0; n < actions / members.length; n += 1) {
        const startsAt = new Date(pick(times).startsAt);
        const dice = own.length === 0 ? 0 : chance.next().value;
        const action = dice < 0.5 ? 'book' : dice < 0.8 ? 'move' : 'cancel';
        try {
          if (action === 'book') {
            const wish = { startsAt: startsAt.toISOString(), note: null, timeZone: 'Europe/London' };
            own.push(await service.book(accountId, hour.id, wish));
          } else if (action === 'move') await service.move(accountId, pick(own), startsAt);
          else
            await service.cancel(accountId, own.splice(Math.floor(chance.next().value * own.length), 1)[0]!);
          done[action] = (done[action] ?? 0) + 1;
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          done[error.code] = (done[error.code] ?? 0) + 1;
        }
      }
    }),
  );
  return done;
}

const overlaps = async () =>
  (await t.database.one<{ count: number }>(
    `select count(*)::int as count from coaching_sessions a join coaching_sessions b
       on a.id < b.id and a.blocked && b.blocked where a.state <> 'cancelled' and b.state <> 'cancelled'`,
  ))!.count;

test('2,000 bookings, moves and cancellations of eight members at once never leave overlapping sessions', async () => {
  const done = await live(2000);
  expect(await overlaps()).toBe(0);
  for (const action of ['book', 'move', 'cancel', 'slot_taken']) expect(done[action]).toBeGreaterThan(50);
  expect(Object.keys(done).toSorted()).toEqual(['book', 'cancel', 'move', 'slot_taken']);
});

test('without the constraint, some overlap', async () => {
  await t.database.query('alter table coaching_sessions drop constraint coaching_sessions_no_overlap');
  await live(200);
  expect(await overlaps()).toBeGreaterThan(0);
});
