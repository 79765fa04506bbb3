import { droppedAt } from './time-grid';

const columns = { dates: ['2027-03-13', '2027-03-14', '2027-03-15'], width: 100 };
const dropped = (x: number, y: number, minutes = 600) =>
  droppedAt({ date: '2027-03-14', minutes }, { x, y }, columns, { hour: 48 });

test.each([
  ['an hour later', 0, 48, { date: '2027-03-14', minutes: 660 }],
  ['to the nearest quarter', 0, 17, { date: '2027-03-14', minutes: 615 }],
  ['a day earlier at the same hour', -96, 3, { date: '2027-03-13', minutes: 600 }],
  ['a day later and half an hour earlier', 110, -24, { date: '2027-03-15', minutes: 570 }],
  ['a little, which is nowhere else', 20, 4, undefined],
  ['beside the days', 260, 0, undefined],
  ['before midnight', 0, -600, undefined],
  ['past the next one', 0, 800, undefined],
])('%s', (_, x, y, wanted) => {
  expect(dropped(x, y)).toEqual(wanted);
});

test('a session that starts at an odd minute keeps it on another day, and loses it at another time', () => {
  expect(dropped(100, 0, 607)).toEqual({ date: '2027-03-15', minutes: 607 });
  expect(dropped(0, 12, 607)).toEqual({ date: '2027-03-14', minutes: 615 });
});
