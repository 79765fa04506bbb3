import { between, drawnOf, stepFor, stretchAt, withEnd, withoutStretch, withStretch } from './drawing';

const morning = { day: 1, from: '09:00', to: '12:00' };
const tuesday = { day: 2, from: '10:00', to: '11:00' };
const at = (day: number, from: number, to: number) => ({ day, from, to });

test.each([
  ['beside it', at(1, 780, 840), [morning, { day: 1, from: '13:00', to: '14:00' }, tuesday]],
  ['touching its end', at(1, 720, 780), [{ day: 1, from: '09:00', to: '13:00' }, tuesday]],
  ['over its beginning', at(1, 480, 600), [{ day: 1, from: '08:00', to: '12:00' }, tuesday]],
  ['within it', at(1, 600, 630), [morning, tuesday]],
  ['on another day', at(7, 1380, 1440), [morning, tuesday, { day: 7, from: '23:00', to: '24:00' }]],
])('a range drawn %s', (_, added, wanted) => {
  expect(withStretch([tuesday, morning], added)).toEqual(wanted);
});

test('drawing between two ranges joins them', () => {
  const afternoon = { day: 1, from: '13:00', to: '17:00' };
  expect(withStretch([morning, afternoon], at(1, 690, 795))).toEqual([
    { day: 1, from: '09:00', to: '17:00' },
  ]);
});

test.each([
  ['to', 765, '09:00', '12:45'],
  ['to', 300, '09:00', '09:15'],
  ['to', 1500, '09:00', '24:00'],
  ['from', 480, '08:00', '12:00'],
  ['from', 900, '11:45', '12:00'],
  ['from', -30, '00:00', '12:00'],
] as ['from' | 'to', number, string, string][])(
  'its end "%s" dragged to minute %d makes it %s to %s',
  (end, minutes, from, to) => {
    expect(withEnd([morning], at(1, 540, 720), end, minutes, 15)).toEqual([{ day: 1, from, to }]);
  },
);

test('a range is removed, and a reversed typed one stays for its fields', () => {
  const backwards = { day: 1, from: '17:00', to: '16:00' };
  expect(withoutStretch([morning, backwards, tuesday], at(1, 540, 720))).toEqual([backwards, tuesday]);
  expect(drawnOf([backwards])).toEqual([]);
  expect(withStretch([backwards], at(1, 960, 1080))).toEqual([
    { day: 1, from: '16:00', to: '18:00' },
    backwards,
  ]);
});

test('a stretch has its first minute and not its last', () => {
  expect(stretchAt([morning], 1, 540)).toEqual(at(1, 540, 720));
  expect(stretchAt([morning], 1, 720)).toBeUndefined();
  expect(stretchAt([morning], 2, 540)).toBeUndefined();
});

test('a range includes its first minute and excludes its last', () => {
  expect(between(600, 540, 15)).toEqual({ from: 540, to: 615 });
  expect(between(540, 600, 15)).toEqual({ from: 540, to: 615 });
  expect(between(1425, 1425, 60)).toEqual({ from: 1425, to: 1440 });
});

test.each([
  [30, 30],
  [60, 60],
  [20, 20],
  [45, 15],
  [5, 15],
  [90, 15],
])('if meetings start every %d minutes, hours are drawn in steps of %d', (increment, step) => {
  expect(stepFor(increment)).toBe(step);
});
