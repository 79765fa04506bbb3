import { isDue, isSamePlace } from './place';

test.each([
  [0, null, false],
  [4.9, null, false],
  [5.1, null, true],
  [5.4, 5, false],
  [10, 5, true],
  [11, 5, false],
])('at %d s, after a save at %j, a save is due: %s', (seconds, last, due) =>
  expect(isDue(seconds, last)).toBe(due),
);

test.each([
  [{}, true],
  [{ videoTimestamp: 8 }, false],
  [{ videoId: 'w' }, false],
  [{ lessonId: 'm' }, false],
])('a place that differs by %j is the same place: %s', (change, same) => {
  const place = { lessonId: 'l', videoId: 'v', videoTimestamp: 7 };
  expect(isSamePlace(place, { ...place, ...change })).toBe(same);
});
