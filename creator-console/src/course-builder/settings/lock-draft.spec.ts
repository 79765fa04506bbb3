import { draftOf, lockOf, spacedOut } from './lock-draft';

describe('the lock of a module', () => {
  test.each([
    null,
    { kind: 'after_previous' as const },
    { kind: 'days_after_enrollment' as const, days: 14 },
    { kind: 'date' as const, date: '2031-05-01T08:30:00.000Z' },
  ])('%j survives editing', (lock) => {
    expect(lockOf(draftOf(lock))).toEqual(lock);
  });

  test.each([
    ['date', { date: '' }],
    ['days_after_enrollment', { days: '' }],
    ['days_after_enrollment', { days: '0' }],
    ['days_after_enrollment', { days: '1.5' }],
    ['days_after_enrollment', { days: '3651' }],
    ['days_after_enrollment', { days: 'soon' }],
  ] as const)('by %s is incomplete with %j', (kind, fields) => {
    expect(lockOf({ ...draftOf(null), kind, ...fields })).toBeUndefined();
  });
});

test('modules are spaced out from the second on', () =>
  expect(spacedOut(3, '7').map(lockOf)).toEqual([
    null,
    { kind: 'days_after_enrollment', days: 7 },
    { kind: 'days_after_enrollment', days: 14 },
  ]));
