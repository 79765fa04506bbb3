import { isMuted, MUTE_DURATIONS, muteEnd } from './mutes.js';

const NOW = new Date('2027-03-01T12:00:00Z');

test('a mute ends after one, seven or thirty days, or when it is lifted', () => {
  expect(MUTE_DURATIONS.map((duration) => muteEnd(duration, NOW)?.toISOString() ?? null)).toEqual([
    '2027-03-02T12:00:00.000Z',
    '2027-03-08T12:00:00.000Z',
    '2027-03-31T12:00:00.000Z',
    null,
  ]);
});

test.each([
  [null, false],
  ['infinity', true],
  ['2027-03-01T12:00:00.001+00:00', true],
  ['2027-03-01T12:00:00+00:00', false],
  ['2027-03-01T11:59:59+00:00', false],
])('with a mute until %s, a member is muted at noon: %s', (until, muted) => {
  expect(isMuted(until, NOW)).toBe(muted);
});
