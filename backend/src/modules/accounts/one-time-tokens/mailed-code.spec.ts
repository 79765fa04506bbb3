import { newCode, spacedCode, typedCode } from './mailed-code.js';

test('a code is read as it was mailed, in any case, with or without its hyphen', () => {
  const code = newCode();
  expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/);
  for (const typed of [code, spacedCode(code), ` ${spacedCode(code).toLowerCase()} `])
    expect(typedCode(typed)).toBe(code);
});

test.each(['492039', 'ABCD', 'ABCD-EFG0', '01234-56789-abcde-f0123', ''])(
  '%j is not a mailed code',
  (typed) => {
    expect(typedCode(typed)).toBeUndefined();
  },
);
