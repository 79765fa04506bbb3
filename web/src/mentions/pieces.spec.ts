import { piecesOf } from './pieces';

test('addresses become links, without the end of their sentence', () => {
  expect(piecesOf('See https://example.org/a?b=c. And (https://example.org)!')).toEqual([
    { text: 'See ' },
    { text: 'https://example.org/a?b=c', href: 'https://example.org/a?b=c' },
    { text: '. And (' },
    { text: 'https://example.org', href: 'https://example.org' },
    { text: ')!' },
  ]);
  expect(piecesOf('No address, not even http://example.org or https://')).toHaveLength(1);
});

test.each([
  ['See https://en.wikipedia.org/wiki/Seed_(botany), here', ['https://en.wikipedia.org/wiki/Seed_(botany)']],
  ['(https://example.org/in)', ['https://example.org/in']],
  ['https://example.org/a(b)?x=1.', ['https://example.org/a(b)?x=1']],
  ['(see https://en.wikipedia.org/wiki/Seed_(botany))', ['https://en.wikipedia.org/wiki/Seed_(botany)']],
  ['(see https://en.wikipedia.org/wiki/Seed_(botany)).', ['https://en.wikipedia.org/wiki/Seed_(botany)']],
  ['[https://example.org/x]', ['https://example.org/x']],
  ['{https://example.org/x}!', ['https://example.org/x']],
  ['https://example.org/a[1]', ['https://example.org/a[1]']],
  ['https://example.org/((a))', ['https://example.org/((a))']],
  ['https://example.org/a)b', ['https://example.org/a)b']],
  ['https://example.org…', ['https://example.org']],
  ['(https://a.example/(b) and https://c.example)', ['https://a.example/(b)', 'https://c.example']],
  ['https://example.org/)))', ['https://example.org/']],
])('in %j, balanced brackets belong to the address', (text, addresses) =>
  expect(piecesOf(text).flatMap(({ href }) => href ?? [])).toEqual(addresses),
);

const HOSTILE = [
  'javascript:alert(1)',
  'data:text/html,<script>x</script>',
  '<img src=x onerror=x>',
  'https://x.test/"onmouseover="x',
  "https://x.test/'><script>x</script>",
  'https://user:pass@x.test\\@y.test',
  'https://[::1',
  'HTTPS://X.TEST',
  'https://x.test/\u202egnp.exe',
];

test('whatever is written, the pieces add up to the text, and only https becomes a link', () => {
  for (const text of HOSTILE) {
    const pieces = piecesOf(text);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    for (const { href } of pieces) if (href !== undefined) expect(new URL(href).protocol).toBe('https:');
  }
});

test('everyone is mentioned only in the coach’s texts', () => {
  expect(piecesOf('Dear @everyone, see https://example.org/@everyone', true)).toEqual([
    { text: 'Dear ' },
    { text: '@everyone', isEveryone: true },
    { text: ', see ' },
    { text: 'https://example.org/@everyone', href: 'https://example.org/@everyone' },
  ]);
  expect(piecesOf('Dear @everyone')).toEqual([{ text: 'Dear @everyone' }]);
  expect(piecesOf('us@everyone.org', true)).toEqual([{ text: 'us@everyone.org' }]);
});
