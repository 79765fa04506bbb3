import { excerptOf, havingAll, havingAny, wordsOf } from './search-words.js';

test.each([
  ['Bean soup', ['bean', 'soup']],
  ["  it's 2 o'clock! ", ['it', 's', '2', 'o', 'clock']],
  ['Frühstück · mañana', ['frühstück', 'mañana']],
  ['OʼBrien O’Brien', ['o', 'brien', 'o', 'brien']],
  ["') | ('a':* & !!", ['a']],
  ['%_*', []],
])('%s has these words', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('the query contains only quoted words', () => {
  expect(havingAll(wordsOf("Bean & !(soup)'"))).toBe("'bean':* & 'soup':*");
  expect(havingAny(wordsOf('Bean soup'))).toBe("'bean' | 'soup'");
});

test('a short text is shown in full, a long one around the match, cut between words', () => {
  expect(excerptOf('We had\nsoup.', ['soup'])).toBe('We had soup.');
  const long = `${'before '.repeat(40)}Soup ${'after '.repeat(40)}`;
  const excerpt = excerptOf(long, ['soup']);
  expect(excerpt).toMatch(/^… (before )+Soup (after ?)+ …$/);
  expect(excerpt.length).toBeLessThan(150);
  expect(excerptOf(long.replace('Soup', 'Ragoût'), ['ragout'])).toContain('Ragoût');
  expect(excerptOf(long, ['elsewhere'])).toMatch(/^before .* …$/);
});
