import { startTestApp, type TestApp } from '../../../test/app.js';
import { type CouponState, statusOf } from './coupon-problem.js';
import { STATUS } from './coupons.queries.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const NOW = new Date('2027-03-01T12:00:00Z');
const MOMENTS = [null, new Date(NOW.getTime() - 1), NOW, new Date(NOW.getTime() + 1)];

/** Every status of a coupon, on both sides of each limit. */
const STATES: CouponState[] = [true, false].flatMap((isActive) =>
  [null, NOW].flatMap((archivedAt) =>
    MOMENTS.flatMap((startsAt) =>
      MOMENTS.flatMap((endsAt) =>
        [null, 0, 2].flatMap((maxUses) =>
          [0, 2, 3].map((taken) => ({ isActive, archivedAt, startsAt, endsAt, maxUses, taken })),
        ),
      ),
    ),
  ),
);

test('the list filters coupons by the status that their page shows', async () => {
  const rows = await t.database.query<{ status: string }>(
    `select ${STATUS} as status
     from (select ordinality, value->>'archivedAt' as archived_at, (value->>'isActive')::boolean as is_active,
             (value->>'startsAt')::timestamptz as starts_at, (value->>'endsAt')::timestamptz as ends_at,
             (value->>'maxUses')::int as max_uses, (value->>'taken')::int as taken
           from jsonb_array_elements($1::jsonb) with ordinality) c,
          (select $2::timestamptz as at) now
     order by c.ordinality`,
    [JSON.stringify(STATES), NOW],
  );
  expect(rows.map(({ status }) => status)).toEqual(STATES.map((state) => statusOf(state, NOW)));
  expect(new Set(rows.map(({ status }) => status)).size).toBe(6);
});
