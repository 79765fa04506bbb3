import { DoubleTap } from './double-tap';

test.each<[string, [across: number, at: number][], (string | null)[]]>([
  ['a single tap', [[0.1, 0]], [null]],
  [
    'two quick taps on the left',
    [
      [0.1, 0],
      [0.2, 250],
    ],
    [null, 'back'],
  ],
  [
    'two quick taps on the right',
    [
      [0.9, 0],
      [0.7, 250],
    ],
    [null, 'forward'],
  ],
  [
    'a third quick tap',
    [
      [0.9, 0],
      [0.9, 200],
      [0.9, 400],
    ],
    [null, 'forward', 'forward'],
  ],
  [
    'two slow taps',
    [
      [0.9, 0],
      [0.9, 400],
    ],
    [null, null],
  ],
  [
    'one tap on each side',
    [
      [0.1, 0],
      [0.9, 200],
    ],
    [null, null],
  ],
  [
    'two quick taps in the middle',
    [
      [0.5, 0],
      [0.5, 200],
    ],
    [null, null],
  ],
])('%s', (_title, taps, answers) => {
  const finger = new DoubleTap();
  expect(taps.map(([across, at]) => finger.tap(across, at))).toEqual(answers);
});
