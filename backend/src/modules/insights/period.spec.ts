import { DomainError } from '../../kernel/errors.js';
import { daysAfter, LONGEST_DAYS, periodOf, slotsOf } from './period.js';

const there = { today: '2027-03-31', first: '2026-11-05' };

test.each([
  [
    'a week',
    { from: '2027-03-25', to: '2027-03-31' },
    { unit: 'day', previous: { from: '2027-03-18', to: '2027-03-24' } },
  ],
  [
    'one day',
    { from: '2027-03-01', to: '2027-03-01' },
    { unit: 'day', previous: { from: '2027-02-28', to: '2027-02-28' } },
  ],
  [
    'a month',
    { from: '2027-03-01', to: '2027-03-31' },
    { unit: 'day', previous: { from: '2027-01-29', to: '2027-02-28' } },
  ],
  [
    'a month and a day',
    { from: '2027-02-28', to: '2027-03-31' },
    { unit: 'week', previous: { from: '2027-01-27', to: '2027-02-27' } },
  ],
  [
    'half a year',
    { from: '2026-09-30', to: '2027-03-31' },
    { unit: 'week', previous: { from: '2026-03-31', to: '2026-09-29' } },
  ],
  [
    'a year',
    { from: '2026-04-01', to: '2027-03-31' },
    { unit: 'month', previous: { from: '2025-04-01', to: '2026-03-31' } },
  ],
  [
    'a leap year',
    { from: '2028-01-01', to: '2028-12-31' },
    { unit: 'month', previous: { from: '2026-12-31', to: '2027-12-31' } },
  ],
])('%s is compared with as many days before', (_, asked, expected) => {
  expect(periodOf(asked, there)).toEqual({ ...asked, ...expected });
});

test('without an end it lasts until today', () => {
  expect(periodOf({ from: '2027-03-30' }, there)).toMatchObject({ from: '2027-03-30', to: '2027-03-31' });
});

test('without a beginning it covers everything, compared with nothing', () => {
  expect(periodOf({}, there)).toEqual({ from: '2026-11-05', to: '2027-03-31', unit: 'week', previous: null });
});

test('everything up to a day before the first figure is only that day', () => {
  expect(periodOf({ to: '2026-01-01' }, there)).toMatchObject({ from: '2026-01-01', to: '2026-01-01' });
});

test.each([
  [{ from: '2027-03-02', to: '2027-03-01' }],
  [{ from: '2027-04-01' }],
  [{ from: daysAfter('2027-03-31', -LONGEST_DAYS), to: '2027-03-31' }],
])('%j is refused, naming the field', (asked) => {
  expect(() => periodOf(asked, there)).toThrow(DomainError);
  expect(() => periodOf({ from: daysAfter('2027-03-31', 1 - LONGEST_DAYS) }, there)).not.toThrow();
});

test.each([
  ['day', { from: '2028-02-28', to: '2028-03-01' }, ['2028-02-28', '2028-02-29', '2028-03-01']],
  ['week', { from: '2027-03-03', to: '2027-03-15' }, ['2027-03-01', '2027-03-08', '2027-03-15']],
  ['week', { from: '2027-02-28', to: '2027-02-28' }, ['2027-02-22']],
  [
    'month',
    { from: '2026-12-31', to: '2027-03-01' },
    ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'],
  ],
] as const)(
  'charts by %s cover the whole period, from the beginning of the first slot',
  (unit, period, slots) => {
    expect(slotsOf(period, unit)).toEqual(slots);
  },
);
