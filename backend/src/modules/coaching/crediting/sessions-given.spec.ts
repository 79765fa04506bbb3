import { days, later } from '../../../kernel/clock.js';
import { PAID_ONCE, type PackagePayment, sessionsGiven } from './sessions-given.js';

const now = new Date('2027-03-01T09:00:00Z');
const inDays = (count: number) => later(now, days(count));
const month = { months: 1, end: inDays(31) };
const year = { months: 12, end: inDays(365) };
const first = (period: PackagePayment['period']) => ({ isRecurring: false, period });
const next = (period: PackagePayment['period']) => ({ isRecurring: true, period });

test.each<[string, boolean, number | null, PackagePayment, number | undefined, Date | null]>([
  ['once, paid once', false, 90, PAID_ONCE, 2, inDays(90)],
  ['once, with the first payment', false, 90, first(month), 2, inDays(90)],
  ['once, with a later payment', false, 90, next(month), undefined, null],
  ['each month, paid once', true, 90, PAID_ONCE, 2, inDays(90)],
  ['each month, with the first month', true, 7, first(month), 2, inDays(31)],
  ['each month, with a later month', true, 90, next(month), 2, inDays(90)],
  ['each month, without a limit', true, null, next(month), 2, null],
  ['each month, with a year', true, 31, next(year), 24, inDays(365)],
  [
    'each month, with a change that pays no new month',
    true,
    31,
    next({ ...month, months: 0 }),
    undefined,
    null,
  ],
  ['each month, with the first instalment', true, null, first(null), 2, null],
  ['each month, with a later instalment', true, null, next(null), undefined, null],
])('two sessions %s', (_, isMonthly, validDays, payment, sessions, expiresAt) => {
  const given = sessionsGiven({ sessions: 2, validDays, isMonthly }, payment, now);
  expect(given).toEqual(sessions === undefined ? undefined : { sessions, expiresAt });
});
