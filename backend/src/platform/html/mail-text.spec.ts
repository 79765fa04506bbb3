import { mailTextOf, picturesIn, productsIn } from './mail-text.js';

const SITE = 'https://sanctum.example';
const ID = '0197b1c2-0000-7000-8000-000000000001';

it.each([
  ['<p>Dear {{firstName}},</p><p>one<br>two</p>', 'Dear {{firstName}},\n\none\ntwo'],
  ['<h2>Title</h2><hr><p>A <strong>bold</strong> word</p>', 'Title\n\n* * *\n\nA bold word'],
  ['<ul><li><p>one</p></li><li><p>two</p></li></ul>', '- one\n- two'],
  ['<ol start="3"><li>three</li><li>four</li></ol>', '3. three\n4. four'],
  ['<blockquote><p>Said</p><p>so</p></blockquote><aside><p>Note</p></aside>', '> Said\n\n> so\n\nNote'],
  [
    '<table><tbody><tr><th><p>Day</p></th><th>Hour</th></tr><tr><td>Mon</td><td>9</td></tr></tbody></table>',
    'Day | Hour\nMon | 9',
  ],
  ['<p><a href="https://a.example/x?a=1&amp;b=2">this</a></p>', '[this](https://a.example/x?a=1&b=2)'],
  ['<p><a href="https://a.example">https://a.example</a></p>', 'https://a.example'],
  ['<p><a href="mailto:a@b.example">write</a></p>', 'write'],
  ['<div data-button=""><a href="/library">To the library</a></div>', `[To the library](${SITE}/library)`],
  ['<div data-button=""><a href="/library">For {{name}}</a></div>', `For {{name}}: ${SITE}/library`],
  [`<div data-product="${ID}"></div>`, `{{product:${ID}}}: ${SITE}/product/${ID}`],
  [`<img data-asset="${ID}" alt="A fern">`, 'A fern'],
  ['<pre><code>one\n  two</code></pre>', 'one\n  two'],
  ['<p>Tom &amp; &lt;Jerry&gt;</p>', 'Tom & <Jerry>'],
])('%s is written as text', (html, text) => expect(mailTextOf(html, SITE)).toBe(text));

test('products and pictures are found, each once', () => {
  const html = `<div data-product="${ID}"></div><div data-product="${ID}"></div><img data-asset="${ID}" alt="">`;
  expect([productsIn(html), picturesIn(html)]).toEqual([[ID], [ID]]);
});
