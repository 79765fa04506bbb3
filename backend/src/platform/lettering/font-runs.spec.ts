import { type Face, fontRuns } from './font-runs.js';

const faces: Face[] = [
  { name: 'latin', range: 'U+0000-00FF,U+2019' },
  { name: 'latin-ext', range: 'U+0100-02BA' },
  { name: 'cyrillic', range: 'U+0400-045F' },
];

test.each([
  ['Rosa Lind', [['latin', 'Rosa Lind']]],
  [
    'Zoë Łucka',
    [
      ['latin', 'Zoë '],
      ['latin-ext', 'Ł'],
      ['latin', 'ucka'],
    ],
  ],
  ['D’Anna', [['latin', 'D’Anna']]],
  ['Zoe\u0308', [['latin', 'Zoë']]],
  ['Мария', [['cyrillic', 'Мария']]],
  ['', []],
  ['小雨', undefined],
  ['Rosa 🌱', undefined],
])('%j is written in its faces', (text, runs) =>
  expect(fontRuns(text, faces)?.map(({ face, text: part }) => [face, part])).toEqual(runs),
);
