import { toCsv } from './csv';

test.each([
  [['plain', 3, null], 'plain,3,'],
  [['a, b', 'say "hi"', 'two\nlines'], '"a, b","say ""hi""","two\nlines"'],
  [['=1+1', '+1', '-1', '@sum', '\tx'], "'=1+1,'+1,'-1,'@sum,'\tx"],
  [['=cmd|"/c calc"!A1'], `"'=cmd|""/c calc""!A1"`],
  [[' =1', '\u200B=1', '＝1', 'a=b'], "' =1,'\u200B=1,'＝1,a=b"],
  [[-3, 12.5], '-3,12.5'],
])('%j is written so that no formula runs', (row, line) => expect(toCsv([row])).toBe(`\uFEFF${line}\r\n`));
