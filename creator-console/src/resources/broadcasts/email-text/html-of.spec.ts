import { htmlOf } from './html-of';

test.each([
  ['Dear {{firstName}},\n\nhello', '<p>Dear {{firstName}},</p><p>hello</p>'],
  ['See [here](https://a.example/x).', '<p>See <a href="https://a.example/x">here</a>.</p>'],
  ['See https://a.example.', '<p>See <a href="https://a.example">https://a.example</a>.</p>'],
  ['a < b & c', '<p>a &lt; b &amp; c</p>'],
  ['', ''],
])('%j becomes %s', (text, html) => expect(htmlOf(text)).toBe(html));
