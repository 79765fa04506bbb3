import { linksOf, splitAtLinks } from './pages.js';

it.each([
  ['Go to https://x.test/a?b=1&c=2.', '', ['https://x.test/a?b=1&c=2']],
  ['(see http://x.test/a), or <http://x.test/b>!', '', ['http://x.test/a', 'http://x.test/b']],
  ['', '<a class="b" href="https://x.test/a?b=1&amp;c=2">A</a>', ['https://x.test/a?b=1&c=2']],
  ['', `<a href='https://x.test/a'>A</a> <a href="mailto:a@x.test">B</a>`, ['https://x.test/a']],
  ['https://x.test/a', '<a href="https://x.test/a">A</a>', ['https://x.test/a']],
  ['javascript:alert(1)', '<a href="javascript:alert(1)">A</a>', []],
])('the text %j with the page %j links to %j', (text, html, links) => {
  expect(linksOf({ text, html })).toEqual(links);
});

it('a text is split at its links and loses nothing', () => {
  expect(splitAtLinks('Hi. https://x.test/a. Bye')).toEqual(['Hi. ', 'https://x.test/a', '. Bye']);
});
