import { highlight } from './highlight';

/** Returns the text with matches in brackets. */
const shown = (text: string, q: string) =>
  highlight(text, q)
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['Three breaths', '', 'Three breaths'],
  ['Three Breaths', 'breath', 'Three [Breath]s'],
  ['Three breaths', 'breath  breaths three', '[Three] [breaths]'],
  ['100% (sure) a.b', '% ( .', '100[%] [(]sure) a[.]b'],
  ['nothing here', 'moss', 'nothing here'],
  ['Ärger', 'ärger', '[Ärger]'],
])('in %j the words %j are marked as %j', (text, q, expected) => expect(shown(text, q)).toBe(expected));
