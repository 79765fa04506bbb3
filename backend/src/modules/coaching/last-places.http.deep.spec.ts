import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aDate, aWorkshop, type CoachDate } from '../../../test/builders/workshops.js';
import { DomainError } from '../../kernel/errors.js';
import { WorkshopPlacesService } from './workshops/workshop-places.service.js';

let t: TestApp;
let coach: Person;
beforeEach(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterEach(() => t.close());

describe('the last spots of a date', () => {
  const PAIRS = 15;
  const PEOPLE = 200;

  async function everybodyAsks(): Promise<{ date: CoachDate; answers: Record<string, number> }> {
    const workshop = await aWorkshop(coach, { isForPairs: true });
    const date = await aDate(t, coach, workshop, { places: PAIRS, inDays: 12 });
    const other = await t.another();
    const services = [t, other].map(({ app }) => app.get(WorkshopPlacesService, { strict: false }));
    const members = await Promise.all(
      Array.from({ length: PEOPLE }, (_, n) => aMember(t, { name: `Member ${n}` })),
    );
    const wish = { note: null, timeZone: 'Europe/London', companion: 'Juni' };
    const answers: Record<string, number> = {};
    await Promise.all(
      members.map(async ({ id }, n) => {
        const answer = await services[n % 2]!.book(id, date.id, wish).then(
          () => 'booked',
          (error: unknown) => {
            if (error instanceof DomainError) return error.code;
            throw error;
          },
        );
        answers[answer] = (answers[answer] ?? 0) + 1;
      }),
    );
    await other.close();
    return { date, answers };
  }

  test(`with ${PEOPLE} people asking two servers for one of ${PAIRS} spots for pairs, exactly ${PAIRS} get one`, async () => {
    const { date, answers } = await everybodyAsks();
    expect(answers).toEqual({ booked: PAIRS, full: PEOPLE - PAIRS });
    const rows = await t.database.query('select taken from coaching_sessions where id = $1', [date.id]);
    expect(rows).toEqual([{ taken: PAIRS }]);
  });

  test('without the constraint, all of them get one', async () => {
    await t.database.query('alter table coaching_sessions drop constraint coaching_sessions_places');
    expect((await everybodyAsks()).answers).toEqual({ booked: PEOPLE });
  });
});
