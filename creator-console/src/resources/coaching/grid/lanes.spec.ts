import { inLanes } from '../calendar/laid-out';

const lanesOf = (...stretches: [number, number][]) =>
  inLanes(stretches.map(([from, to]) => ({ from, to }))).map(({ lane, lanes }) => `${lane} of ${lanes}`);

test.each([
  [
    'one after the other takes the whole width',
    [
      [0, 30],
      [30, 60],
    ],
    ['0 of 1', '0 of 1'],
  ],
  [
    'two at once share it',
    [
      [0, 30],
      [15, 60],
    ],
    ['0 of 2', '1 of 2'],
  ],
  [
    'what ends makes room for the next',
    [
      [0, 60],
      [0, 30],
      [30, 60],
    ],
    ['0 of 2', '1 of 2', '1 of 2'],
  ],
  [
    'what comes after them does not share',
    [
      [0, 30],
      [15, 45],
      [45, 60],
    ],
    ['0 of 2', '1 of 2', '0 of 1'],
  ],
] as [string, [number, number][], string[]][])('%s', (_, stretches, wanted) => {
  expect(lanesOf(...stretches)).toEqual(wanted);
});

test('an entry drawn longer than it is does not overlap the next', () => {
  const short = [
    { from: 0, to: 5 },
    { from: 10, to: 15 },
  ];
  expect(inLanes(short, ({ from }) => from + 20).map(({ lane }) => lane)).toEqual([0, 1]);
});
