import { startTestApp, type TestApp } from '../../../test/app.js';
import { type Offering, openTheCalendar } from '../../../test/builders/coaching.js';
import { rowsHandled, type Statement, statementsOf } from '../../../test/scale/statements.js';
import { days } from '../../kernel/clock.js';

let t: TestApp;
let call: Offering;
beforeEach(async () => {
  t = await startTestApp();
  call = await openTheCalendar(t, { horizonDays: 365 });
});
afterEach(() => t.close());

/** Sessions that were held, an hour apart: from this one back to that one. */
const held = async (first: number, last: number) => {
  await t.database.query(
    `insert into coaching_sessions (id, offering_id, starts_at, ends_at, blocked, state, created_at)
     select gen_random_uuid(), $1, at, at + interval '30 minutes', tstzrange(at, at + interval '40 minutes'), 'completed', at
     from generate_series($2::int, $3::int) n cross join lateral (select $4::timestamptz - n * interval '1 hour' as at) times`,
    [call.id, first, last, new Date(t.clock.now().getTime() - days(30))],
  );
  await t.database.query('analyze coaching_sessions');
};

const askForThreeMonths = () =>
  statementsOf(t, async () => {
    const from = t.clock.now();
    const query = { from: from.toISOString(), to: new Date(from.getTime() + days(92)).toISOString() };
    const body = (await t.browser().get(`/api/coaching/offerings/${call.id}/slots`).query(query).expect(200))
      .body.items;
    expect((body as unknown[]).length).toBeGreaterThan(1000);
  }).then((statements) => statements.filter(({ text }) => text.includes('coaching')));

test('free times of three months take two statements, which handle as many rows with 5,000 past sessions as with 5', async () => {
  const rows: number[] = [];
  for (const [first, last] of [
    [1, 5],
    [6, 5_000],
  ] as const) {
    await held(first, last);
    const statements: Statement[] = await askForThreeMonths();
    expect(statements).toHaveLength(2);
    rows.push(await rowsHandled(t, statements));
  }
  expect(rows[1]).toBeLessThanOrEqual(rows[0]! + 10);
});
