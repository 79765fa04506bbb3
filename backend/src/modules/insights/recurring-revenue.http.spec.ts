import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import {
  aSubscriptionPast,
  type SubscriptionPast,
  subscriptionPasts,
} from '../../../test/builders/subscription-pasts.js';
import { sum, toDecimal } from '../../kernel/money.js';
import { daysAfter, slotsOf } from './period.js';
import type { RecurringRevenueResponse } from './recurring-revenue.dto.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp(); // the clock stands at 2027-03-01, 9:00 in Greenwich
  coach = await aCreator(t);
});
afterAll(() => t.close());

const ask = (query: Record<string, string> = {}) =>
  coach.browser.get('/api/creator/revenue/recurring').query(query);
const none = { count: 0, monthly: '0.00' };

test('before the first subscription everything is zero, and there is no churn', async () => {
  expect((await ask().expect(200)).body).toEqual({
    period: { from: '2027-03-01', to: '2027-03-01', unit: 'day', timeZone: 'UTC', previous: null },
    running: none,
    atRisk: none,
    ending: none,
    atStart: none,
    started: none,
    ended: none,
    failed: none,
    recovered: none,
    upgraded: none,
    downgraded: none,
    churnPercent: null,
    revenueChurnPercent: null,
    series: [{ start: '2027-03-01', monthly: '0.00' }],
  });
});

test('recurring revenue is only for the coach, and for periods that exist', async () => {
  const member = await aMember(t);
  for (const path of ['/api/creator/revenue/recurring', '/api/creator/subscriptions']) {
    await t.browser().get(path).expect(401);
    await member.browser.get(path).expect(403);
  }
  await ask({ from: '2027-03-02', to: '2027-03-01' }).expect(400);
  await ask({ from: 'soon' }).expect(400);
  for (const filter of [{ started: '2027-02-30/2027-03-01' }, { ended: '2027-03-01' }, { state: 'running' }])
    await coach.browser
      .get('/api/creator/subscriptions')
      .query({ filter: JSON.stringify(filter) })
      .expect(400);
});

describe('over generated histories', () => {
  const PERIODS = [
    ['2027-02-01', '2027-03-01', 'day'],
    ['2026-11-04', '2027-01-20', 'week'],
    ['2026-02-01', '2027-03-01', 'month'],
    ['2025-12-15', '2025-12-15', 'day'],
  ] as const;
  const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
  const pasts = subscriptionPasts(
    80,
    PERIODS.flatMap(([from, to]) => [midnight(from), midnight(daysAfter(to, 1))]),
  );
  const recurring = pasts.filter(({ instalments }) => instalments === null);
  beforeAll(async () => {
    const { id: productId } = await aProduct(t);
    for (const past of pasts) await aSubscriptionPast(t, productId, past);
  });

  type At = (past: SubscriptionPast) => Date | null | undefined;
  /** Straight from the definitions, one subscription after the other: at a time, the changes after it are undone. */
  const monthlyOf = (past: SubscriptionPast, at: At = () => null): number => {
    const net = past.amountCents - past.taxCents;
    const now = past.interval === 'month' ? net : Math.round(net / 12);
    const time = at(past);
    const undone = past.planChanges.filter((change) => time && change.at > time);
    return undone.reduce((cents, { deltaCents }) => cents - deltaCents, now);
  };
  const centsOf = (rows: SubscriptionPast[], at?: At) =>
    rows.reduce((total, row) => total + monthlyOf(row, at), 0);
  const sumOf = (rows: SubscriptionPast[], at?: At) => ({
    count: rows.length,
    monthly: toDecimal(centsOf(rows, at)),
  });
  const firstOf = (times: Date[]) => times.toSorted((one, other) => one.getTime() - other.getTime())[0];
  const share = (part: number, all: number) => (all === 0 ? null : Math.round((part / all) * 1000) / 10);
  const runsAt = (at: Date) =>
    recurring.filter(({ startedAt, endedAt }) => startedAt < at && (endedAt === null || endedAt >= at));
  function expected(from: string, to: string, unit: 'day' | 'week' | 'month') {
    const isIn = (at: Date | null) => at !== null && at >= midnight(from) && at < midnight(daysAfter(to, 1));
    const started = recurring.filter(({ startedAt }) => isIn(startedAt));
    const ended = recurring.filter(({ endedAt }) => isIn(endedAt));
    const before = (time: Date) => () => new Date(time.getTime() - 1);
    const startOf = before(midnight(from));
    const atStart = runsAt(midnight(from));
    const changed = (isUp: boolean) =>
      recurring.flatMap(({ planChanges }) => {
        const own = planChanges.filter(({ at, deltaCents }) => isIn(at) && deltaCents > 0 === isUp);
        return own.length === 0 ? [] : [Math.abs(sum(own.map(({ deltaCents }) => deltaCents)))];
      });
    const changes = (isUp: boolean) => ({
      count: changed(isUp).length,
      monthly: toDecimal(sum(changed(isUp))),
    });
    const startedAt: At = (past) => past.startedAt;
    const endOf = (end: Date) => centsOf(runsAt(end), before(end));
    const slots = slotsOf({ from, to }, unit);
    return {
      running: sumOf(recurring.filter(({ endedAt }) => endedAt === null)),
      atRisk: sumOf(recurring.filter(({ status }) => status === 'past_due')),
      ending: sumOf(recurring.filter(({ status, cancelAt }) => status === 'active' && cancelAt !== null)),
      atStart: sumOf(atStart, startOf),
      started: sumOf(started, startedAt),
      ended: sumOf(ended),
      failed: sumOf(
        recurring.filter(({ failedAt }) => failedAt.some(isIn)),
        ({ failedAt }) => firstOf(failedAt.filter(isIn)),
      ),
      recovered: sumOf(
        recurring.filter(({ recoveredAt }) => recoveredAt.some(isIn)),
        ({ recoveredAt }) => firstOf(recoveredAt.filter(isIn)),
      ),
      upgraded: changes(true),
      downgraded: changes(false),
      churnPercent: share(ended.length, atStart.length + started.length),
      revenueChurnPercent: share(
        centsOf(ended),
        centsOf(atStart, startOf) + centsOf(started, startedAt) + sum(changed(true)),
      ),
      series: slots.map((slot, index) => ({
        start: slot < from ? from : slot,
        monthly: toDecimal(endOf(midnight(slots[index + 1] ?? daysAfter(to, 1)))),
      })),
    };
  }

  test.each(PERIODS)('every figure from %s to %s equals a slow sum, by %s', async (from, to, unit) => {
    const { body } = await ask({ from, to }).expect(200);
    expect(body).toMatchObject({ ...expected(from, to, unit), period: { from, to, unit } });
  });

  test.each(PERIODS)('each figure from %s to %s has as many subscriptions in its list', async (from, to) => {
    const figures = (await ask({ from, to }).expect(200)).body as RecurringRevenueResponse;
    const listed = async (filter: object) => {
      const { headers } = await coach.browser
        .get('/api/creator/subscriptions')
        .query({ filter: JSON.stringify({ isInInstalments: false, ...filter }) })
        .expect(200);
      return Number(String(headers['content-range']).split('/')[1]);
    };
    const days = `${from}/${to}`;
    expect(await listed({ state: ['active', 'paused', 'ending', 'past_due'] })).toBe(figures.running.count);
    expect(await listed({ state: 'past_due' })).toBe(figures.atRisk.count);
    expect(await listed({ state: 'ending' })).toBe(figures.ending.count);
    for (const movement of ['started', 'ended', 'failed', 'recovered', 'upgraded', 'downgraded'] as const)
      expect(await listed({ [movement]: days })).toBe(figures[movement].count);
  });
});
