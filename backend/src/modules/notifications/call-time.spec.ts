import { callTime } from './call-time.js';

test.each([
  ['2027-03-02T14:00:00Z', 'Europe/London', 'Tuesday, March 2, 2027 at 2:00 PM (London, GMT)'],
  ['2027-03-13T14:00:00Z', 'America/New_York', 'Saturday, March 13, 2027 at 9:00 AM (New York, EST)'],
  ['2027-03-14T14:00:00Z', 'America/New_York', 'Sunday, March 14, 2027 at 10:00 AM (New York, EDT)'],
  ['2027-10-02T16:00:00Z', 'Australia/Sydney', 'Sunday, October 3, 2027 at 3:00 AM (Sydney, GMT+11)'],
  ['2027-03-02T14:00:00Z', 'Asia/Kolkata', 'Tuesday, March 2, 2027 at 7:30 PM (Kolkata, GMT+5:30)'],
  ['2027-03-02T14:00:00Z', 'UTC', 'Tuesday, March 2, 2027 at 2:00 PM (UTC)'],
])('%s in %s is told as a person says it', (moment, timeZone, words) => {
  expect(callTime(new Date(moment), timeZone)).toBe(words);
});
