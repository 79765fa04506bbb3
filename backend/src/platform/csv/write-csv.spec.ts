import { csvLines } from './csv-document.js';

test.each([
  [['plain', 3, null], 'plain,3,'],
  [['a, b', 'say "hi"', 'two\nlines'], '"a, b","say ""hi""","two\nlines"'],
  [[-3, 12.5, 'a=b', 'x-y'], '-3,12.5,a=b,x-y'],
])('%j is written as a line', (row, line) => expect(csvLines([row])).toBe(`${line}\r\n`));

test.each([
  '=1+1',
  '+1',
  '-1',
  '@sum',
  '\tx',
  '\rx',
  '\nx',
  '=cmd|"/c calc"!A1',
  ' =1',
  '"=1',
  `'=1`,
  '\u00A0=1',
  '\u200B=1',
  '\uFEFF=1',
  '\u0000=1',
  '＝1',
  '＋1',
  '－1',
  '＠sum',
  '﹦1',
])('%j is written so that nothing in it runs', (text) =>
  expect(csvLines([[text]])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`),
);

test('no rows give no lines', () => expect(csvLines([])).toBe(''));
