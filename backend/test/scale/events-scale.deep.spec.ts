import { startTestApp, type TestApp } from '../app.js';
import { aCircle, aNeighbour } from '../builders/community.js';
import { aCreator, type Person } from '../builders/people.js';
import { statementsOf, stepsOf } from './statements.js';

const EVENTS = 400;
const GUESTS = 40;
const MOST_STATEMENTS = 4;

describe('with 400 events of 40 guests and a waiting list', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
    rosa = await aNeighbour(t);
    await t.database.query(
      `insert into community_events (id, title, description, starts_at, ends_at, time_zone, place, capacity, group_id, state, created_at)
       select gen_random_uuid(), 'Event ' || n, 'Bring a book.', $1::timestamptz + (n - 200) * interval '1 day',
              $1::timestamptz + (n - 200) * interval '1 day' + interval '1 hour', 'Europe/Lisbon', 'The garden', 40,
              case when n % 4 = 0 then $2::uuid end, 'planned', $1 from generate_series(1, ${EVENTS}) n`,
      [t.clock.now(), await aCircle(t, [rosa])],
    );
    await t.database.query(
      `insert into community_event_rsvps (id, event_id, account_id, state, created_at, coming_since)
       select gen_random_uuid(), e.id, gen_random_uuid(), case when n > ${GUESTS} then 'waiting' else 'coming' end, $1,
              case when n > ${GUESTS} then null else $1::timestamptz end
       from community_events e cross join generate_series(1, ${GUESTS + 10}) n`,
      [t.clock.now()],
    );
    for (const table of ['community_events', 'community_event_rsvps'])
      await t.database.query(`analyze ${table}`);
  }, 60_000);
  afterAll(() => t.close());

  test.each([
    ['the events to come', () => rosa, '/api/community/events', 20],
    ['the coach’s list', () => coach, '/api/creator/events', 25],
  ])('%s take few statements, and no guest list is read whole', async (_, who, path, shown) => {
    const open = async () => {
      const { body } = await who().browser.get(path).expect(200);
      expect(((body as { items?: unknown[] }).items ?? (body as unknown[])).length).toBe(shown);
    };
    await open();
    const statements = await statementsOf(t, open);
    expect(statements.length).toBeLessThanOrEqual(MOST_STATEMENTS);
    const steps = await Promise.all(statements.map((statement) => stepsOf(t, statement)));
    const readWhole = steps
      .flat()
      .filter(
        (step) => step['Node Type'] === 'Seq Scan' && step['Relation Name'] === 'community_event_rsvps',
      );
    expect(readWhole).toEqual([]);
  });
});
