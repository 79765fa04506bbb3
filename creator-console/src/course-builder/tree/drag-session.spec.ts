import { nearestRow } from './drag-session';

const rows = [20, 60, 100, 180].map((y) => ({ id: `at ${y}`, y }));

test.each([
  [-500, 0],
  [20, 0],
  [39, 0],
  [40, 0],
  [41, 1],
  [60, 1],
  [139, 2],
  [141, 3],
  [9_999, 3],
])('at %d the nearest row is number %d', (y, index) => {
  expect(nearestRow(rows, y)).toBe(index);
});

test('there is none without rows', () => {
  expect(nearestRow([], 10)).toBe(-1);
});
