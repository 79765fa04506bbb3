import {
  changeBetween,
  endOfMonths,
  isMovable,
  isPausable,
  type ShownState,
  stateOf,
} from './subscription-states.js';

const goesOn = { resumesAt: null, paidUntil: null };
const now = new Date('2026-03-10T12:00:00Z');
const anchor = new Date('2026-02-01T12:00:00Z');
const periodStart = new Date('2026-03-01T12:00:00Z');
const periodEnd = new Date('2026-04-01T12:00:00Z');
const soon = new Date('2026-03-12T12:00:00Z');
const graceEnd = new Date('2026-03-15T12:00:00Z');

const forever = { instalments: null, paymentsMade: 1 };
const inThree = (paymentsMade: number) => ({ instalments: 3, paymentsMade });

test.each([
  ['incomplete', null, { instalments: null, paymentsMade: 0 }, 'incomplete', null, null],
  ['active', null, forever, 'active', periodEnd, null],
  ['trialing', null, { instalments: null, paymentsMade: 0 }, 'active', periodEnd, null],
  ['active', periodEnd, forever, 'active', null, periodEnd],
  ['past_due', null, forever, 'past_due', null, graceEnd],
  ['past_due', soon, forever, 'past_due', null, soon],
  ['past_due', periodEnd, forever, 'past_due', null, graceEnd],
  ['unpaid', null, forever, 'past_due', null, now],
  ['canceled', null, forever, 'ended', null, now],
  ['incomplete_expired', null, { instalments: null, paymentsMade: 0 }, 'ended', null, now],
  ['paused', null, forever, 'ended', null, now],
  ['active', null, inThree(2), 'active', periodEnd, null],
  ['canceled', null, inThree(2), 'ended', null, now],
  ['active', new Date('2026-05-01T12:00:00Z'), inThree(1), 'active', periodEnd, null],
  ['active', periodEnd, inThree(2), 'active', null, periodEnd],
  ['active', null, inThree(3), 'completed', null, null],
  ['active', periodEnd, inThree(3), 'completed', null, null],
  ['canceled', null, inThree(3), 'completed', null, null],
])('%s until %s with %j: %s', (status, cancelAt, paid, expected, nextPaymentAt, accessUntil) => {
  const told = { status, hasCard: true, anchor, periodStart, periodEnd, cancelAt, ...goesOn };
  expect(stateOf(told, paid, now)).toMatchObject({ status: expected, nextPaymentAt, accessUntil });
});

test('the last instalment is due at the start of its period, whose end is no cancellation', () => {
  const anchor = new Date('2026-01-01T12:00:00Z');
  const told = { status: 'active', hasCard: true, anchor, periodStart, periodEnd, ...goesOn };
  expect(stateOf({ ...told, cancelAt: periodEnd }, inThree(2), now)).toEqual({
    status: 'active',
    nextPaymentAt: periodStart,
    cancelAt: null,
    pausedUntil: null,
    accessUntil: null,
  });
  const late = stateOf({ ...told, status: 'past_due', cancelAt: periodEnd }, inThree(2), now);
  expect(late).toMatchObject({ status: 'past_due', cancelAt: null, accessUntil: graceEnd });
});

test.each([
  ['2026-05-01T11:00:00Z', null, '2026-05-01T12:00:00Z', periodEnd],
  ['2026-05-01T12:00:00Z', null, '2026-05-01T12:00:00Z', periodEnd],
  ['2026-05-01T11:00:00Z', soon, null, soon],
  ['2026-05-01T11:00:00Z', new Date('2026-05-01T12:00:00Z'), null, periodEnd],
])('a pause until %s, canceled for %s: pays at %s', (resumesAt, cancelAt, pays, accessUntil) => {
  const told = { status: 'active', hasCard: true, anchor, periodStart, periodEnd, cancelAt };
  const next = pays === null ? null : new Date(pays);
  const pause = { resumesAt: new Date(resumesAt), paidUntil: periodEnd };
  expect(stateOf({ ...told, ...pause }, forever, now)).toEqual({
    status: 'active',
    nextPaymentAt: next,
    pausedUntil: next,
    cancelAt,
    accessUntil,
  });
});

test('a pause after a payment that the coach moved keeps the free time', () => {
  const told = {
    status: 'trialing',
    hasCard: true,
    anchor: periodEnd,
    periodStart,
    periodEnd,
    cancelAt: null,
  };
  const pause = { resumesAt: new Date('2026-05-01T11:00:00Z'), paidUntil: soon };
  expect(stateOf({ ...told, ...pause }, forever, now)).toMatchObject({ accessUntil: periodEnd });
});

test.each<[ShownState, number | null, boolean, boolean]>([
  ['active', null, true, true],
  ['trial', null, false, true],
  ['active', 3, false, false],
  ['ending', null, false, false],
  ['paused', null, false, false],
  ['past_due', null, false, false],
])('in the state %s with %s instalments, pausable: %s, movable: %s', (state, instalments, pauses, moves) => {
  const shown = { state, instalments, interval: 'month' as const };
  expect([isPausable(shown), isMovable(shown)]).toEqual([pauses, moves]);
  expect(isPausable({ ...shown, interval: 'year' })).toBe(false);
});

test('free days begin with a card', () => {
  const told = {
    status: 'trialing',
    hasCard: false,
    anchor,
    periodStart,
    periodEnd,
    cancelAt: null,
    ...goesOn,
  };
  expect(stateOf(told, { instalments: null, paymentsMade: 0 }, now)).toMatchObject({ status: 'incomplete' });
});

test.each([
  ['2026-01-15T10:00:00Z', 3, '2026-04-15T10:00:00Z'],
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00Z'],
  ['2026-08-31T23:59:59Z', 3, '2026-11-30T23:59:59Z'],
  ['2026-12-01T00:00:00Z', 24, '2028-12-01T00:00:00Z'],
])('payments from %s in %i months end at %s', (anchor, months, end) =>
  expect(endOfMonths(new Date(anchor), months)).toEqual(new Date(end)),
);

test.each([
  ['incomplete', 'active', null],
  ['incomplete', 'past_due', 'failed'],
  ['active', 'active', null],
  ['active', 'past_due', 'failed'],
  ['past_due', 'past_due', null],
  ['past_due', 'active', 'recovered'],
  ['past_due', 'completed', 'recovered'],
  ['past_due', 'ended', null],
  ['active', 'ended', null],
] as const)('from %s to %s, the log gets: %s', (before, after, change) =>
  expect(changeBetween(before, after)).toBe(change),
);
