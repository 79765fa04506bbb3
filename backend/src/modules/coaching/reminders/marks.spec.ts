import { dueAt, MARKS, markAt } from './marks.js';

const startsAt = new Date('2027-03-28T10:00:00Z');
const at = (moment: string) => new Date(moment);

test.each([
  ['2027-03-27T09:59:59Z', undefined],
  ['2027-03-27T10:00:00Z', 86_400],
  ['2027-03-28T08:59:59Z', 86_400],
  ['2027-03-28T09:00:00Z', 3600],
  ['2027-03-28T09:59:59Z', 3600],
  ['2027-03-28T10:00:00Z', undefined],
])('at %s of a session at ten the mark is %s', (now, mark) => {
  expect(markAt(startsAt, at(now))).toBe(mark);
});

test.each([
  ['days before', '2027-03-20T10:00:00Z', ['2027-03-27T10:00:00Z', '2027-03-28T09:00:00Z']],
  ['at the very mark', '2027-03-27T10:00:00Z', ['2027-03-27T10:00:00Z', '2027-03-28T09:00:00Z']],
  ['three hours before', '2027-03-28T07:00:00Z', [undefined, '2027-03-28T09:00:00Z']],
  ['half an hour before', '2027-03-28T09:30:00Z', [undefined, undefined]],
])('a time that was chosen %s still gets the remaining reminders', (_, since, due) => {
  const found = MARKS.map((mark) => dueAt({ startsAt, knownSince: at(since) }, mark));
  expect(found).toEqual(due.map((moment) => moment && at(moment)));
});
