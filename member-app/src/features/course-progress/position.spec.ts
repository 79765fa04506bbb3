import { isDue, isSamePosition } from './position';

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
  [{ positionSeconds: 8 }, false],
  [{ videoId: 'w' }, false],
  [{ lessonId: 'm' }, false],
])('positions that differ in %j count as the same: %s', (change, same) => {
  const position = { lessonId: 'l', videoId: 'v', positionSeconds: 7 };
  expect(isSamePosition(position, { ...position, ...change })).toBe(same);
});
