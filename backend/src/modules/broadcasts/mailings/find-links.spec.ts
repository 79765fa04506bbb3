import { findLinks } from './find-links.js';

const OURS = 'http://localhost:3000';
const found = (text: string) => findLinks(text, OURS).map(({ label, url }) => [label, url]);

test.each([
  [
    'words that lead somewhere',
    '[Read it](https://a.example/x?y=1#z)',
    [['Read it', 'https://a.example/x?y=1#z']],
  ],
  [
    'an address by itself, without the full stop behind it',
    'See https://a.example/x.',
    [['https://a.example/x', 'https://a.example/x']],
  ],
  ['an address in brackets', '(https://a.example/x)', [['https://a.example/x', 'https://a.example/x']]],
  ...[
    ['https://en.wikipedia.org/wiki/Seed_(botany),', 'https://en.wikipedia.org/wiki/Seed_(botany)'],
    ['(https://en.wikipedia.org/wiki/Seed_(botany)).', 'https://en.wikipedia.org/wiki/Seed_(botany)'],
    ['https://example.org/a(b)?x=1.', 'https://example.org/a(b)?x=1'],
    ['https://example.org/((a))', 'https://example.org/((a))'],
    ['https://example.org/)))', 'https://example.org/'],
  ].map(([written, url]): [string, string, string[][]] => [
    `the brackets of ${written}`,
    `See ${written} and`,
    [[url!, url!]],
  ]),
  [
    'words that lead to an address with brackets',
    '[Seeds](https://en.wikipedia.org/wiki/Seed_(botany))',
    [['Seeds', 'https://en.wikipedia.org/wiki/Seed_(botany)']],
  ],
  [
    'the same twice, once',
    'https://a.example https://a.example',
    [['https://a.example', 'https://a.example']],
  ],
  [
    'a page of this place',
    '[Home](http://localhost:3000/library)',
    [['Home', 'http://localhost:3000/library']],
  ],
  ['no address without encryption elsewhere', 'http://a.example', []],
  ['no script', '[x](javascript:alert(1))', []],
  ['no data', '[x](data:text/html,hi)', []],
  ['no name and password in an address', 'https://bank.example@evil.example/', []],
  [
    'an address no further than a placeholder',
    '[x](https://a.example/{{name}})',
    [['https://a.example/', 'https://a.example/']],
  ],
  ['no words with a placeholder', '[{{name}}](mailto:a@b.example)', []],
  ['no mark-up', '<a href="//a.example">x</a>', []],
])('a mailing has %s', (_, text, links) => {
  expect(found(text)).toEqual(links);
});

test('each link keeps the way it is written in the text', () => {
  const text = 'First [one](https://a.example), then https://b.example!';
  for (const { source } of findLinks(text, OURS)) expect(text).toContain(source);
});
