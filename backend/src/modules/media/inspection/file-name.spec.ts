import { safeFileName } from './file-types.js';
import { FILE_TYPES } from './file-types.js';

const { webp, pdf, jpeg } = FILE_TYPES;

it.each([
  ['Forest.PNG', webp, 'Forest.webp'],
  ['forest.jpeg', jpeg, 'forest.jpeg'],
  ['forest', jpeg, 'forest.jpg'],
  ['../../etc/passwd', pdf, 'passwd.pdf'],
  ['..\\..\\boot.ini', pdf, 'boot.ini.pdf'],
  ['page.html', pdf, 'page.html.pdf'],
  ['.htaccess', pdf, 'htaccess.pdf'],
  ['invoice\u202efdp.exe', pdf, 'invoicefdp.exe.pdf'],
  ['a\u0000b\r\n.pdf', pdf, 'ab.pdf'],
  ['Mère & fille.pdf', pdf, 'Mère & fille.pdf'],
  ['..', pdf, 'file.pdf'],
  ['', pdf, 'file.pdf'],
  [`${'x'.repeat(300)}.pdf`, pdf, `${'x'.repeat(196)}.pdf`],
  [`x${'👩'.repeat(150)}.pdf`, pdf, `x${'👩'.repeat(97)}.pdf`],
])('a file called %j is stored as %j → %j', (given, type, kept) => {
  expect(safeFileName(given, type)).toBe(kept);
});
