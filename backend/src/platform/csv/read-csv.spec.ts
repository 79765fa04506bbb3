import { readCsv } from './read-csv.js';
import { csvLines } from './csv-document.js';

const cellsOf = (text: string) => readCsv(text, 100).map(({ cells }) => cells);

test.each([
  ['a,b\r\nc,d\r\n', 'commas'],
  ['a;b\nc;d', 'semicolons'],
  ['a\tb\rc\td\r', 'tabs'],
  ['\uFEFFa,b\n\n , \nc,d', 'a mark at the beginning and empty lines'],
])('%j is read, with %s', (text) =>
  expect(cellsOf(text)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]),
);

test('each row knows its line, even after cells with several lines', () =>
  expect(readCsv('a,b\n"two\nlines",x\n\nlast,y', 100).map(({ line }) => line)).toEqual([1, 2, 5]));

test('an unclosed quotation mark makes a broken row', () =>
  expect(readCsv('a,b\nc,d\n"e,f', 100).map(({ isBroken }) => isBroken)).toEqual([false, false, true]));

test('no more rows are read than requested', () => expect(readCsv('a\nb\nc\nd', 2)).toHaveLength(2));

test.each(['=1+1', '+1 503', '-', '@x', ' =1', "'=1", 'plain', "'s Gravenhage"])(
  '%j is read back as it was written',
  (text) => expect(cellsOf(`x,y\r\n${csvLines([[text, 'z']])}`)[1]).toEqual([text.trim(), 'z']),
);
