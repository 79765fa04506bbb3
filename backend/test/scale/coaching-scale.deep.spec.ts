import { startTestApp, type TestApp } from '../app.js';
import { type Offering, openTheCalendar } from '../builders/coaching.js';
import { rowsHandled, type Statement, statementsOf } from './statements.js';

const STATEMENTS_AT_MOST = 4;
const BOOKINGS = 5_000;

let t: TestApp;
let call: Offering;
beforeAll(async () => {
  t = await startTestApp();
  call = await openTheCalendar(t, { horizonDays: 120 });
});
afterAll(() => t.close());

const quarter = { from: '2027-03-01T00:00:00Z', to: '2027-06-01T00:00:00Z' };

const opened = (): Promise<Statement[]> =>
  statementsOf(t, () =>
    t.browser().get(`/api/coaching/offerings/${call.id}/slots`).query(quarter).expect(200),
  );

/**
 * Returns the number of rows that statements on coaching tables handle, without those that count calls for the rate
 * limit.
 */
const rowsRead = async (): Promise<number> =>
  rowsHandled(
    t,
    (await opened()).filter(({ text }) => text.includes('coaching_')),
  );

test(`the free times of three months are read in few statements, and as fast with ${BOOKINGS} past bookings as with none`, async () => {
  expect((await opened()).length).toBeLessThanOrEqual(STATEMENTS_AT_MOST);
  const before = await rowsRead();
  await t.database.query(
    `insert into coaching_sessions (id, offering_id, starts_at, ends_at, blocked, state, created_at)
     select gen_random_uuid(), $1, at, at + interval '30 minutes', tstzrange(at, at + interval '40 minutes'), 'confirmed', at
     from (select timestamptz '2027-02-27T12:00:00Z' - n * interval '1 hour' as at from generate_series(1, ${BOOKINGS}) n) past`,
    [call.id],
  );
  await t.database.query('analyze coaching_sessions');
  expect((await opened()).length).toBeLessThanOrEqual(STATEMENTS_AT_MOST);
  expect(await rowsRead()).toBe(before);
});
