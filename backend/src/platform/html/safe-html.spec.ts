import { safeHtml } from './safe-html.js';

it.each([
  ['<p>A <strong>calm</strong> <em>word</em></p>', '<p>A <strong>calm</strong> <em>word</em></p>'],
  ['<ul><li>one</li></ul><blockquote>two</blockquote>', '<ul><li>one</li></ul><blockquote>two</blockquote>'],
  [
    '<table><tbody><tr><td>Day</td><td>Practice</td></tr><tr><td>Mon</td><td>Breathe</td></tr></tbody></table>',
    '<p>Day | Practice</p><p>Mon | Breathe</p>',
  ],
  [
    '<table border="1"><tr><th>a</th> <th><p>b <b>c</b></p></th></tr></table><p>x</p>',
    '<p>a | b <b>c</b></p><p>x</p>',
  ],
  ['<table><tr><td><script>alert(1)</script>a</td><td>&lt;b&gt;</td></tr></table>', '<p>a | &lt;b&gt;</p>'],
  ['<tr><td>a</td>', '<p>a</p>'],
  ['<p>\u200B</p><ul><li>&#8203;&nbsp;\u2060</li></ul>', ''],
  ['<p></p>', ''],
  ['<hr />', '<hr />'],
  ['<p>a\u200Bb</p>', '<p>a\u200Bb</p>'],
  ['<p>pay &#8238;abc \u202Ede</p>', '<p>pay abc de</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<iframe src="https://example.org"></iframe>', ''],
  ['<style>p{display:none}</style><p style="color:red" class="x">a</p>', '<p>a</p>'],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<form action="/x"><input name="a"></form>', ''],
  ['a < b & c', 'a &lt; b &amp; c'],
  [
    '<a href="https://example.org" onclick="x()">out</a>',
    '<a href="https://example.org" rel="noopener noreferrer" target="_blank">out</a>',
  ],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer" target="_blank">x</a>'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a rel="noopener noreferrer" target="_blank">x</a>'],
  ['<a href="//example.org">x</a>', '<a rel="noopener noreferrer" target="_blank">x</a>'],
  ['<a href="http://example.org">x</a>', '<a rel="noopener noreferrer" target="_blank">x</a>'],
  [
    '<a href="mailto:maren@sanctum.test">x</a>',
    '<a href="mailto:maren@sanctum.test" rel="noopener noreferrer" target="_blank">x</a>',
  ],
])('%s becomes %s', (html, safe) => {
  expect(safeHtml(html)).toBe(safe);
});

it('thousands of nested tags neither block nor crash the cleaning', () => {
  const deep = '<ul><li>'.repeat(5_000);
  expect(safeHtml(deep).length).toBeLessThan(1_000);
});
