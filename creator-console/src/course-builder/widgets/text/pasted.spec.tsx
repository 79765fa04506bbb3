import { asEditable } from './pasted';

/** A list item as Word writes it: a paragraph. */
const item = (mark: string, words: string, list = 'l0', level = 1, name = 'p') =>
  `<${name} class=MsoListParagraph style='text-indent:-.25in;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></${name}>`;
const inWord = (...parts: string[]) =>
  `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body lang=EN-US><!--StartFragment-->${parts.join('\n')}<!--EndFragment--></body></html>`;
const plain = (html: string) =>
  asEditable(html)
    .replaceAll(/<!--.*?-->|<\/?o:p>|<span[^>]*>|<\/span>/g, '')
    .replaceAll(/\s*\n\s*/g, '');

test.each<[string, string, string]>([
  ['a heading', inWord('<h1>Evening ritual<o:p></o:p></h1>'), '<h2>Evening ritual</h2>'],
  ['a title', inWord('<p class=MsoTitle>Ritual</p>'), '<h2>Ritual</h2>'],
  ['a small heading', inWord('<h4>Later</h4>'), '<h3>Later</h3>'],
  ['a heading of the web', '<p role="heading" aria-level="1">Ritual</p>', '<h2>Ritual</h2>'],
  [
    'a numbered list with a nested one',
    inWord(item('1.', 'Light a candle'), item('a.', 'A safe one', 'l0', 2), item('2.', 'Ask one question')),
    '<ol><li><p>Light a candle</p><ol><li><p>A safe one</p></li></ol></li><li><p>Ask one question</p></li></ol>',
  ],
  [
    'bullets after numbers',
    inWord(item('1.', 'One'), item('·', 'A bullet', 'l1')),
    '<ol><li><p>One</p></li></ol><ul><li><p>A bullet</p></li></ul>',
  ],
  [
    'bullets under numbers',
    inWord(item('1)', 'One'), item('o', 'Round', 'l0', 2), item('§', 'Square', 'l0', 3), item('2)', 'Two')),
    '<ol><li><p>One</p><ul><li><p>Round</p><ul><li><p>Square</p></li></ul></li></ul></li><li><p>Two</p></li></ol>',
  ],
  [
    'two lists with words between',
    inWord(item('1.', 'One'), '<p class=MsoNormal>Then</p>', item('1.', 'Again')),
    '<ol><li><p>One</p></li></ol><p class="MsoNormal">Then</p><ol><li><p>Again</p></li></ol>',
  ],
  [
    'Roman numbers',
    inWord(item('i.', 'One'), item('ii.', 'Two')),
    '<ol><li><p>One</p></li><li><p>Two</p></li></ol>',
  ],
  ['a list that begins further in', inWord(item('·', 'Deep', 'l0', 2)), '<ul><li><p>Deep</p></li></ul>'],
  [
    'bold words in an item',
    inWord(item('·', 'A <b>safe</b> one')),
    '<ul><li><p>A <b>safe</b> one</p></li></ul>',
  ],
  [
    'a spreadsheet',
    '<table><tbody><tr><td>Day</td><td>Practice</td></tr><tr><td>Mon</td><td>Breathe</td></tr></tbody></table>',
    '<p>Day | Practice</p><p>Mon | Breathe</p>',
  ],
  [
    'headings of a table',
    '<table><thead><tr><th>Day</th><th>Do</th></tr></thead></table>',
    '<p>Day | Do</p>',
  ],
  ['an empty cell', '<table><tr><td>a</td><td></td><td>c</td></tr></table>', '<p>a |  | c</p>'],
  ['an empty row', '<table><tr><td> </td></tr><tr><td>a</td></tr></table>', '<p>a</p>'],
  ['lines in a cell', '<table><tr><td><p>a</p>\n<p>b</p></td><td>c</td></tr></table>', '<p>a b | c</p>'],
  ['what is a list already', '<ol><li><p>first</p></li></ol>', '<ol><li><p>first</p></li></ol>'],
  [
    'a link',
    '<p><a href="https://example.org/a?b=1&amp;c=2">A link</a></p>',
    '<p><a href="https://example.org/a?b=1&amp;c=2">A link</a></p>',
  ],
])('pasting %s keeps its formatting', (_, html, editable) => expect(plain(html)).toBe(editable));
