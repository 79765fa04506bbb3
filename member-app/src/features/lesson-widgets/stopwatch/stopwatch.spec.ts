import {
  atRest,
  formatHms,
  measuredSeconds,
  pause,
  sessionOf,
  start,
  type Stopwatch,
  untilNextSecond,
} from './stopwatch';

const noon = Date.parse('2027-03-01T12:00:00.000Z');
const after = (seconds: number) => noon + seconds * 1000;
const begin = (watch: Stopwatch, now: number, id = 's1') => start(watch, now, () => id);

test.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [60, '00:01:00'],
  [3599, '00:59:59'],
  [3600, '01:00:00'],
  [86_399, '23:59:59'],
  [360_000, '100:00:00'],
])('%d seconds are shown as %s', (seconds, shown) => expect(formatHms(seconds)).toBe(shown));

describe('a stopwatch', () => {
  test('computes from moments, so it needs no ticks', () => {
    const running = begin(atRest, noon);
    expect(measuredSeconds(running, after(0.9))).toBe(0);
    expect(measuredSeconds(running, after(1))).toBe(1);
    expect(measuredSeconds(running, after(7200))).toBe(7200);
  });

  test('adds up its runs without the pauses', () => {
    const paused = pause(begin(atRest, noon), after(90));
    expect(measuredSeconds(paused, after(500))).toBe(90);
    const again = begin(paused, after(500), 's2');
    expect(measuredSeconds(again, after(510))).toBe(100);
    expect(sessionOf(again, after(510))).toEqual({
      id: 's1',
      startedAt: '2027-03-01T12:00:00.000Z',
      seconds: 100,
    });
  });

  test('keeps fractions of seconds before a pause', () => {
    const watch = pause(begin(pause(begin(atRest, noon), after(0.6)), after(5)), after(5.6));
    expect(measuredSeconds(watch, after(9))).toBe(1);
  });

  test('continues when Start is clicked twice', () => {
    const running = begin(atRest, noon);
    expect(begin(running, after(5))).toBe(running);
  });

  test('has nothing to save before its first second', () => {
    expect(sessionOf(atRest, noon)).toBeNull();
    expect(sessionOf(begin(atRest, noon), after(0.5))).toBeNull();
  });

  test('does not run backward when the clock is set back', () => {
    const again = begin(pause(begin(atRest, noon), after(10)), after(20));
    expect(measuredSeconds(again, after(15))).toBe(10);
  });

  test('ends after a week', () => {
    expect(measuredSeconds(begin(atRest, noon), after(8 * 86_400))).toBe(604_800);
  });

  test.each([
    [0, 1000],
    [0.25, 750],
    [3.999, 1],
  ])('after %d s its next second is %d ms away', (seconds, milliseconds) =>
    expect(untilNextSecond(begin(atRest, noon), after(seconds))).toBe(milliseconds),
  );
});
