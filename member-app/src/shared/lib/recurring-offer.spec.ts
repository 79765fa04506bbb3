import { sessionsBrought } from './recurring-offer';

const monthly = { sessions: 2, isMonthly: true };
const once = { sessions: 3, isMonthly: false };
const months = { interval: 'month', instalments: null } as const;
const years = { interval: 'year', instalments: null } as const;
const thirds = { interval: 'month', instalments: 3 } as const;

test.each([
  ['a month', months, [monthly, monthly], ['4 coaching sessions each month']],
  ['a month, also once', months, [once, monthly], ['2 coaching sessions each month', '3 coaching sessions']],
  ['a year', years, [monthly], ['24 coaching sessions each year']],
  ['instalments, which pay one thing', thirds, [monthly, once], ['5 coaching sessions']],
  ['nothing but access', months, [], []],
])('a plan says which sessions it brings: %s', (_, plan, sessions, words) => {
  expect(sessionsBrought(plan, sessions)).toEqual(words);
});
