import { heightOf, hoursOf, minutesAt, rowsFor, topOf } from './rows';

const rows = { from: 480, to: 1080, hour: 48 };

test.each([
  [480, 0],
  [540, 48],
  [555, 60],
  [1080, 480],
])('minute %d is %d pixels down', (minutes, y) => {
  expect(topOf(minutes, rows)).toBe(y);
});

test.each([
  [0, 480],
  [11, 480],
  [12, 495],
  [60, 555],
  [-30, 480],
  [900, 1065],
])('%d pixels down is the quarter hour that starts at minute %d', (y, minutes) => {
  expect(minutesAt(y, rows, 15)).toBe(minutes);
});

test('an hour and a half has its proportional height', () => {
  expect(heightOf({ from: 540, to: 630 }, rows)).toBe(72);
});

test('the drawn hours of a day are whole, and cover everything in it', () => {
  const least = { from: 540, to: 1020 };
  expect(rowsFor([], { least, hour: 48 })).toEqual({ from: 540, to: 1020, hour: 48 });
  expect(rowsFor([{ from: 435, to: 1170 }], { least, hour: 48 })).toEqual({ from: 420, to: 1200, hour: 48 });
  expect(hoursOf({ from: 420, to: 600, hour: 48 })).toEqual([420, 480, 540]);
});
