import { type LockFacts, type LockRule, lockOf } from './locks.js';

const facts: LockFacts = {
  now: new Date('2027-03-10T12:00:00Z'),
  enrolledAt: new Date('2027-03-01T12:00:00Z'),
  previousFinished: false,
  wasOpen: false,
};

const cases: [string, LockRule | null, Partial<LockFacts>, boolean, string | null][] = [
  ['without a rule', null, {}, false, null],
  ['before its date', { kind: 'date', date: '2027-03-10T12:00:01Z' }, {}, true, '2027-03-10T12:00:01.000Z'],
  ['at its date', { kind: 'date', date: '2027-03-10T12:00:00Z' }, {}, false, null],
  [
    'nine of ten days after enrollment',
    { kind: 'days_after_enrollment', days: 10 },
    {},
    true,
    '2027-03-11T12:00:00.000Z',
  ],
  ['nine of nine days after enrollment', { kind: 'days_after_enrollment', days: 9 }, {}, false, null],
  ['after an unfinished module', { kind: 'after_previous' }, {}, true, null],
  ['after a finished module', { kind: 'after_previous' }, { previousFinished: true }, false, null],
  ['once it was open', { kind: 'date', date: '2099-01-01T00:00:00Z' }, { wasOpen: true }, false, null],
];

test.each(cases)('a module %s', (_, rule, given, isLocked, unlockDate) =>
  expect(lockOf(rule, { ...facts, ...given })).toEqual({
    isLocked,
    unlockDate: unlockDate === null ? null : new Date(unlockDate),
  }),
);
