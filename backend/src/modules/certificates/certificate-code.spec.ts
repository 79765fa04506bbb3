import { newCertificateCode, readCertificateCode } from './certificate-code.js';

test('a new code can be read back and is never repeated', () => {
  const codes = Array.from({ length: 200 }, newCertificateCode);
  expect(codes.map(readCertificateCode)).toEqual(codes);
  expect(new Set(codes).size).toBe(200);
});

test.each([
  ['7KQ2-M0XV-93AT', '7KQ2-M0XV-93AT'],
  [' 7kq2 moxv 93at ', '7KQ2-M0XV-93AT'],
  ['7KQ2MOXVI3AL', '7KQ2-M0XV-13A1'],
  ['7KQ2-M0XV-93A', undefined],
  ['7KQ2-M0XV-93AU', undefined],
  ['7KQ2-M0XV-93A\u0000', undefined],
  ['', undefined],
])('%j is read as %s', (typed, code) => expect(readCertificateCode(typed)).toBe(code));
