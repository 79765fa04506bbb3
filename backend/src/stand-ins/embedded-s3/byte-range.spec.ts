import { readRange } from './send-object.js';

it.each([
  ['bytes=0-0', 10, { start: 0, end: 0 }],
  ['bytes=2-5', 10, { start: 2, end: 5 }],
  ['bytes=2-', 10, { start: 2, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-99', 10, { start: 0, end: 9 }],
  ['bytes=5-99', 10, { start: 5, end: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=5-2', 10, 'whole'],
  ['bytes=0-1,4-5', 10, 'whole'],
  ['bytes=-', 10, 'whole'],
  ['lines=1-2', 10, 'whole'],
  [undefined, 10, 'whole'],
])('%s of %i bytes is %j', (header, size, range) => {
  expect(readRange(header, size)).toEqual(range);
});
