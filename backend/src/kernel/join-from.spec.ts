import { joining } from './join-from.js';

const meetingUrl = 'https://meet.example.org/willow';
const call = {
  startsAt: new Date('2027-03-02T19:00:00Z'),
  endsAt: new Date('2027-03-02T20:00:00Z'),
  meetingUrl,
};

it.each([
  ['2027-03-02T18:49:59Z', null],
  ['2027-03-02T18:50:00Z', meetingUrl],
  ['2027-03-02T19:59:59Z', meetingUrl],
  ['2027-03-02T20:00:00Z', null],
])('at %s the link of a call at seven is %s', (now, link) => {
  expect(joining(call, new Date(now))).toEqual({
    isOnline: true,
    joinFrom: '2027-03-02T18:50:00.000Z',
    meetingUrl: link,
  });
});

it('an event at a physical place has no link', () => {
  expect(joining({ ...call, meetingUrl: null }, call.startsAt)).toMatchObject({
    isOnline: false,
    meetingUrl: null,
  });
});
