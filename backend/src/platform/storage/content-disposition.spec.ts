import { attachment, fileNameIn } from './content-disposition.js';

it.each([
  ['Workbook.pdf', `attachment; filename="Workbook.pdf"; filename*=UTF-8''Workbook.pdf`],
  [
    'Mère & fille.pdf',
    `attachment; filename="M_re & fille.pdf"; filename*=UTF-8''M%C3%A8re%20%26%20fille.pdf`,
  ],
  ['a"b\\c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b%5Cc.pdf`],
  ["it's (1).pdf", `attachment; filename="it's (1).pdf"; filename*=UTF-8''it%27s%20%281%29.pdf`],
  [
    'x\r\nset-cookie: a',
    `attachment; filename="x__set-cookie: a"; filename*=UTF-8''x%0D%0Aset-cookie%3A%20a`,
  ],
  ['half \ud83d.pdf', `attachment; filename="half _.pdf"; filename*=UTF-8''half%20_.pdf`],
])('a download named %j is sent as %s', (name, header) => {
  expect(attachment(name)).toBe(header);
  expect(fileNameIn(header)).toBe(name.replace('\ud83d', '_'));
});

it.each([
  ['inline; filename=plain.pdf', 'plain.pdf'],
  ['attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
  [`attachment; FileName*=utf-8'en'two.pdf; filename="one.pdf"`, 'two.pdf'],
  [`attachment; filename="one.pdf"; filename*=UTF-8''%E0%A4`, 'one.pdf'],
  ['attachment', undefined],
  [undefined, undefined],
])('the header %j names the file %j', (header, name) => {
  expect(fileNameIn(header)).toBe(name);
});
