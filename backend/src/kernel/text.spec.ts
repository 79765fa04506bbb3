import { tidyText } from './text.js';

test.each([
  ['zero-width spaces', '\u200B\u200B'],
  ['a joiner and a non-joiner', '\u200D\u200C'],
  ['a byte order mark', '\uFEFF'],
  ['word joiners between spaces', ' \u2060 \u2060 '],
  ['a soft hyphen', '\u00AD'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uFFA0'],
  ['a blank of Braille', '\u2800'],
  ['no-break and ideographic spaces', '\u00A0\u3000'],
  ['marks of direction', '\u200E\u200F\u061C'],
  ['overrides of direction', '\u202E\u202C'],
  ['a variation selector', '\uFE0F'],
  ['letters of tags', '\u{E0041}\u{E007F}'],
  ['a Mongolian vowel separator', '\u180E'],
  ['a combining grapheme joiner', '\u034F'],
  ['line breaks', '\n\r\n\t'],
])('a text of only %s is empty', (_, text) => expect(tidyText(text)).toBe(''));

test.each([
  ['\u202Etxt.exe', 'txt.exe'],
  ['a\u202Db\u202Cc', 'abc'],
  ['\u2067Rosa\u2069 Lind', 'Rosa Lind'],
  ['\u202ARosa\u202C', 'Rosa'],
  [' Rosa\u202E ', 'Rosa'],
])('direction controls are removed from %j', (text, plain) => expect(tidyText(text)).toBe(plain));

test.each(['❤️', '👩‍👧', 'می‌خواهم', 'שלום', 'é', '.', '한', 'a\nb', '\u200FRosa'])(
  '%j stays unchanged',
  (text) => expect(tidyText(text)).toBe(text),
);

test.each(['\u0000', '\uD800'])('%j is left to the rule that refuses it', (text) =>
  expect(tidyText(text)).toBe(text),
);
