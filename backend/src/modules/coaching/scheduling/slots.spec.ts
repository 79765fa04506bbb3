import { days, hours, minutes } from '../../../kernel/clock.js';
import type { Interval } from './intervals.js';
import { blockedBy, freeSlots, isOffered, type Pattern } from './slots.js';

/** Monday. */
const NOW = Date.parse('2027-03-01T00:00:00Z');

const pattern = (changes: Partial<Pattern> = {}): Pattern => ({
  timeZone: 'Europe/London',
  dateHours: [],
  timeOff: [],
  weeklyHours: [{ day: 2, from: '09:00', to: '11:00' }],
  durationSeconds: 1800,
  bufferBeforeSeconds: 0,
  bufferAfterSeconds: 0,
  incrementSeconds: 1800,
  noticeSeconds: 0,
  horizonDays: 60,
  ...changes,
});

const tuesday: Interval = { start: NOW + days(1), end: NOW + days(2) };
const on = (time: string) => Date.parse(`2027-03-02T${time}:00Z`);
const times = (of: Pattern, taken: Interval[] = [], window = tuesday, now = NOW) =>
  freeSlots(of, taken, window, now).map((slot) => new Date(slot).toISOString().slice(11, 16));

describe('free slots', () => {
  test.each([
    ['begin every incrementSeconds', {}, ['09:00', '09:30', '10:00', '10:30']],
    [
      'may overlap one another',
      { incrementSeconds: 900 },
      ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30'],
    ],
    ['end within the open hours', { durationSeconds: 3600 }, ['09:00', '09:30', '10:00']],
    ['are none where a meeting does not fit', { durationSeconds: 9000 }, []],
    ['fill the open hours', { durationSeconds: 7200 }, ['09:00']],
    [
      'do not need room for buffers in the open hours',
      { durationSeconds: 7200, bufferBeforeSeconds: 3600, bufferAfterSeconds: 3600 },
      ['09:00'],
    ],
    ['are none after the horizon', { horizonDays: 1 }, []],
    ['begin before the horizon', { noticeSeconds: 0, horizonDays: 2 }, ['09:00', '09:30', '10:00', '10:30']],
    ['keep the notice', { noticeSeconds: 33 * 3600 + 40 * 60 }, ['10:00', '10:30']],
    ['can begin at the very end of the notice', { noticeSeconds: 34 * 3600 }, ['10:00', '10:30']],
    ['are none within the notice', { noticeSeconds: 48 * 3600 }, []],
    [
      'begin anew with every stretch',
      {
        weeklyHours: [
          { day: 2, from: '09:10', to: '10:00' },
          { day: 2, from: '10:20', to: '11:00' },
        ],
      },
      ['09:10', '10:20'],
    ],
    [
      'go on across midnight',
      {
        weeklyHours: [
          { day: 2, from: '23:00', to: '24:00' },
          { day: 3, from: '00:00', to: '01:00' },
        ],
        durationSeconds: 3600,
      },
      ['23:00', '23:30'],
    ],
  ] as [string, Partial<Pattern>, string[]][])('%s', (_, changes, expected) => {
    expect(times(pattern(changes))).toEqual(expected);
  });

  test.each([
    ['a meeting takes its time', {}, ['09:30', '10:00'], ['09:00', '10:00', '10:30']],
    ['what only touches takes nothing', {}, ['08:00', '09:00'], ['09:00', '09:30', '10:00', '10:30']],
    ['a buffer after keeps away', { bufferAfterSeconds: 900 }, ['10:00', '10:30'], ['09:00', '10:30']],
    ['a buffer before keeps away', { bufferBeforeSeconds: 900 }, ['09:00', '09:30'], ['10:00', '10:30']],
    [
      'both buffers keep away',
      { bufferBeforeSeconds: 600, bufferAfterSeconds: 600 },
      ['09:30', '10:00'],
      ['10:30'],
    ],
  ] as [string, Partial<Pattern>, [string, string], string[]][])('%s', (_, changes, [from, to], expected) => {
    expect(times(pattern(changes), [{ start: on(from), end: on(to) }])).toEqual(expected);
  });

  test('are within the window, even if it begins between two of them', () => {
    expect(times(pattern(), [], { start: on('09:10'), end: on('10:30') })).toEqual(['09:30', '10:00']);
  });

  test('do not exist in a window that is over or empty', () => {
    expect(times(pattern(), [], tuesday, NOW + days(9))).toEqual([]);
    expect(times(pattern(), [], { start: on('09:00'), end: on('09:00') })).toEqual([]);
  });

  test('keep their local time across both clock changes of every zone', () => {
    for (const timeZone of ['America/New_York', 'Europe/London', 'Australia/Sydney', 'Australia/Lord_Howe']) {
      const wall = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
      const daily = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '10:00' }));
      const year = { start: NOW, end: NOW + days(365) };
      const slots = freeSlots(pattern({ timeZone, weeklyHours: daily, horizonDays: 400 }), [], year, NOW);
      expect(new Set(slots.map((slot) => wall.format(slot)))).toEqual(new Set(['09:00', '09:30']));
      expect(slots.length).toBeGreaterThanOrEqual(2 * 364);
    }
  });

  test('never overlap taken times, and stay within the hours', () => {
    const taken = Array.from({ length: 40 }, (_, n) => ({
      start: on('09:00') + minutes(n * 7),
      end: on('09:00') + minutes(n * 7 + 3),
    }));
    expect(times(pattern({ durationSeconds: 300, incrementSeconds: 300 }), taken)).toEqual([]);
    expect(times(pattern({ durationSeconds: 240, incrementSeconds: 60 }), taken).slice(0, 3)).toEqual([
      '09:03',
      '09:10',
      '09:17',
    ]);
  });
});

describe('a requested time', () => {
  test.each([
    ['begins where slots begin', '09:30', NOW, true],
    ['begins between two', '09:10', NOW, false],
    ['is outside the hours', '11:00', NOW, false],
    ['is over', '09:30', on('09:31'), false],
  ])('%s', (_, time, now, expected) => {
    expect(isOffered(pattern(), on(time), now)).toBe(expected);
  });
});

test('a meeting blocks its buffers too', () => {
  const start = on('09:00');
  expect(
    blockedBy({ durationSeconds: 1800, bufferBeforeSeconds: 600, bufferAfterSeconds: 300 }, start),
  ).toEqual({
    start: start - minutes(10),
    end: start + minutes(35),
  });
  expect(blockedBy({ durationSeconds: 3600, bufferBeforeSeconds: 0, bufferAfterSeconds: 0 }, start).end).toBe(
    start + hours(1),
  );
});
