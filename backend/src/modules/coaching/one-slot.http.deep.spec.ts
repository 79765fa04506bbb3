import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCaller, freeTimes, type Offering, openTheCalendar } from '../../../test/builders/coaching.js';
import { DomainError } from '../../kernel/errors.js';
import { LinkedBookingService } from './bookings/linked-booking.service.js';

const PEOPLE = 200;
/** `SLOT_ROUNDS=20` repeats it that often; each round takes seconds. */
const ROUNDS = Number(process.env['SLOT_ROUNDS'] ?? 1);
/** Timeout of a round in milliseconds, on a busy machine. */
const A_ROUND_TAKES = 300_000;

let t: TestApp;
let other: TestApp;
let call: Offering;
beforeEach(async () => {
  t = await startTestApp();
  other = await t.another();
  call = await openTheCalendar(t);
});
afterEach(async () => {
  await other.close();
  await t.close();
});

/** Lets everyone request one time from two servers at once; returns how often each answer was given. */
async function everybodyAsks(startsAt: string): Promise<Record<string, number>> {
  const services = [t, other].map(({ app }) => app.get(LinkedBookingService, { strict: false }));
  const answers = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, n) => {
      const wish = { startsAt, ...aCaller(), note: null, timeZone: 'Europe/London' };
      try {
        await services[n % services.length]!.hold(call.id, wish, null);
        return 'held';
      } catch (error) {
        if (error instanceof DomainError) return error.code;
        throw error;
      }
    }),
  );
  const counted: Record<string, number> = {};
  for (const answer of answers) counted[answer] = (counted[answer] ?? 0) + 1;
  return counted;
}

test(
  `when ${PEOPLE} people request one time from two servers, exactly one gets it and the others learn that it is taken`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [slot] = await freeTimes(t, call);
      expect(await everybodyAsks(slot!.startsAt)).toEqual({ held: 1, slot_taken: PEOPLE - 1 });
    }
    const rows = await t.database.query(`select id from coaching_sessions where state = 'held'`);
    expect(rows).toHaveLength(ROUNDS);
  },
  ROUNDS * A_ROUND_TAKES,
);

test('without the constraint, many get it', async () => {
  await t.database.query('alter table coaching_sessions drop constraint coaching_sessions_no_overlap');
  const [slot] = await freeTimes(t, call);
  expect(await everybodyAsks(slot!.startsAt)).toEqual({ held: PEOPLE });
});
