import { agoOf } from './moment';

const now = new Date('2031-05-20T12:00:00.000Z');

test.each([
  ['2031-05-20T11:59:30.000Z', 'just now'],
  ['2031-05-20T12:00:30.000Z', 'just now'],
  ['2031-05-20T11:59:00.000Z', '1 minute ago'],
  ['2031-05-20T11:00:01.000Z', '59 minutes ago'],
  ['2031-05-20T11:00:00.000Z', '1 hour ago'],
  ['2031-05-19T12:00:01.000Z', '23 hours ago'],
  ['2031-05-19T12:00:00.000Z', 'yesterday'],
  ['2031-05-13T12:00:01.000Z', '6 days ago'],
  ['2031-05-13T12:00:00.000Z', 'May 13, 2031'],
])('%s was %s', (iso, words) => {
  expect(agoOf(iso, now)).toBe(words);
});
