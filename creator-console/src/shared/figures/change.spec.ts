import { changeOf, pointsOf } from './change';

test.each([
  [15, 12, { direction: 'up', amount: 25 }],
  [12, 15, { direction: 'down', amount: 20 }],
  [0, 4, { direction: 'down', amount: 100 }],
  [7, 7, { direction: 'same', amount: 0 }],
  [0, 0, { direction: 'noneBefore', amount: 0 }],
  [3, 0, { direction: 'noneBefore', amount: 0 }],
  [4, 3, { direction: 'up', amount: 33.3 }],
])('%i after %i is %j', (now, before, change) => expect(changeOf(now, before)).toEqual(change));

test.each([
  [15, 12.5, { direction: 'up', amount: 2.5 }],
  [0.1, 0.3, { direction: 'down', amount: 0.2 }],
  [5, 5, { direction: 'same', amount: 0 }],
  [5, null, { direction: 'noneBefore', amount: 0 }],
  [null, 5, { direction: 'noneBefore', amount: 0 }],
])('a share of %j after %j is %j', (now, before, change) => expect(pointsOf(now, before)).toEqual(change));
