import { startTestApp, type TestApp } from '../../../test/app.js';
import type { Offering, Slot } from '../../../test/builders/coaching.js';
import { anHour, giveSessions, memberTimes } from '../../../test/builders/coaching-sessions.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { untilEndedOrWaiting } from '../../../test/waiting.js';
import type { DomainError } from '../../kernel/errors.js';
import { CoachTimeService } from './bookings/coach-time.service.js';
import { CreditsService } from './crediting/credits.service.js';
import { MemberBookingsService } from './members/member-bookings.service.js';
import { MemberOfferingsQueries } from './members/member-offerings.queries.js';
import { PlacesService } from './members/places.service.js';

let t: TestApp;
let rosa: Person;
let hour: Offering;
let slot: Slot;
beforeEach(async () => {
  t = await startTestApp();
  const coach = await aCreator(t);
  rosa = await aMember(t);
  hour = await anHour(coach);
  await giveSessions(coach, rosa, hour, { sessions: 1 }).expect(200);
  slot = (await memberTimes(t, rosa, hour))[0]!;
});
afterEach(() => t.close());

const part = <T>(kind: new (...given: never[]) => T): T => t.app.get<T>(kind, { strict: false });
const wish = { note: null, timeZone: 'Europe/London' };

test('a session that is being revoked cannot be booked', async () => {
  let answer: Promise<string> | undefined;
  await t.database.transaction(async (tx) => {
    await tx.query('update coaching_credits set ended_at = now() where account_id = $1', [rosa.id]);
    answer = part(MemberBookingsService)
      .book(rosa.id, hour.id, { ...wish, startsAt: slot.startsAt })
      .then(
        () => 'booked',
        (error: DomainError) => error.code,
      );
    await untilEndedOrWaiting(t, answer);
  });
  expect(await answer).toBe('no_credit');
});

test('a simultaneous booking with a revoked session is canceled with the rest', async () => {
  const time = part(CoachTimeService);
  const credits = part(CreditsService);
  const offering = await part(MemberOfferingsQueries).offering(hour.id);
  const wanted = { offering, startsAt: new Date(slot.startsAt) };
  let ending: Promise<void> | undefined;
  await time.write(wanted, async (tx) => {
    const sessionId = await time.take(tx, wanted);
    const creditId = await credits.take(tx, rosa.id, hour.id, wanted.startsAt);
    ending = t.database.transaction((other) => credits.end(other, [creditId], null));
    await untilEndedOrWaiting(t, ending);
    const place = { accountId: rosa.id, sessionId, creditId, ...wish, answers: [], byCoach: false };
    await part(PlacesService).add(tx, place);
  });
  await ending;
  expect(await t.database.query('select state from coaching_bookings')).toEqual([{ state: 'cancelled' }]);
});
