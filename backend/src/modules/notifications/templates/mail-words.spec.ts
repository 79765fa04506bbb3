import { MailWords } from './mail-words.js';

const words = new MailWords('en');
const startsAt = new Date('2027-03-02T17:00:00Z');
const other = { name: 'Alma', timeZone: 'America/Los_Angeles' };

test('a time is also given in the other person’s time zone, with its city', () => {
  const said = words.forOther({ startsAt, timeZone: 'Europe/London', other });
  expect(said).toBe('For Alma, that’s Tuesday, March 2, 2027 at 9:00 AM (Los Angeles, PST).');
});

test.each(['America/Los_Angeles', 'America/Tijuana'])(
  'in an equal time zone, as in %s, nothing is added',
  (timeZone) => {
    expect(words.forOther({ startsAt, timeZone, other })).toBe('');
  },
);

test('a time without another person is given once', () => {
  expect(words.forOther({ startsAt, timeZone: 'Europe/London' })).toBe('');
});
