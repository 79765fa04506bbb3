import { pathOf, pointsOf } from './curve';

const frame = { width: 120, height: 60, margin: 10 };
const scale = { min: 1, max: 5 };

test.each([
  ['nothing', [], []],
  ['one value in the middle', [3], [{ x: 60, y: 30 }]],
  [
    'the ends of the scale at foot and head',
    [1, 5],
    [
      { x: 10, y: 50 },
      { x: 110, y: 10 },
    ],
  ],
  [
    'even steps',
    [1, 2, 3],
    [
      { x: 10, y: 50 },
      { x: 60, y: 40 },
      { x: 110, y: 30 },
    ],
  ],
  [
    'values of an older, wider scale inside the frame',
    [0, 9],
    [
      { x: 10, y: 50 },
      { x: 110, y: 10 },
    ],
  ],
])('the curve has %s', (_what, values, points) => expect(pointsOf(values, scale, frame)).toEqual(points));

test.each([
  ['no line through nothing', [], ''],
  ['a place for a single value', [{ x: 60, y: 30 }], 'M 60 30'],
  [
    'a level tangent at each value',
    [
      { x: 10, y: 50 },
      { x: 110, y: 10 },
    ],
    'M 10 50 C 60 50 60 10 110 10',
  ],
])('the line has %s', (_what, points, path) => expect(pathOf(points)).toBe(path));
