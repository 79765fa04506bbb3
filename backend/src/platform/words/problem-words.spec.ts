import { LANGUAGES } from '../../kernel/languages.js';
import { namespace } from './catalogues.js';

const PLACEHOLDERS = /\{\{\w+\}\}/g;
const others = LANGUAGES.filter((language) => language !== 'en');

test.each(others)('the problems in %p fill in nothing that the English sentence does not', (language) => {
  const wrong = Object.entries(namespace(language, 'problems')).filter(([sentence, translation]) => {
    const given: readonly string[] = sentence.match(PLACEHOLDERS) ?? [];
    return (translation.match(PLACEHOLDERS) ?? []).some((placeholder) => !given.includes(placeholder));
  });
  expect(wrong).toEqual([]);
});

test.each(others)('no problem in %p is left in English', (language) => {
  const left = Object.entries(namespace(language, 'problems')).filter(
    ([sentence, translation]) => sentence === translation || translation === '',
  );
  expect(left).toEqual([]);
});

test.each(others)('what a library says is said in %p, too', (language) => {
  const known = namespace(language, 'problems');
  const reworded = Object.keys(namespace('en', 'problems'));
  expect(reworded.filter((sentence) => !(sentence in known))).toEqual([]);
});
