import { readPage } from './read-page';

test.each([
  [null, 1],
  ['', 1],
  ['2', 2],
  ['1000', 1000],
  ['1001', 1],
  ['0', 1],
  ['-3', 1],
  ['1.5', 1],
  ['two', 1],
])('?page=%s is page %d', (written, page) => expect(readPage(written)).toBe(page));
