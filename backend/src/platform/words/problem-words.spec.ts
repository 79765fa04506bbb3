import { LANGUAGES } from '../../kernel/languages.js';
import { namespace } from './catalogues.js';

const PLACEHOLDERS = /\{\{\w+\}\}/g;
const others = LANGUAGES.filter((language) => language !== 'en');

test.each(others)('translated problems in %p fill in only what the English sentence does', (language) => {
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

test.each(others)('messages of libraries are translated into %p too', (language) => {
  const known = namespace(language, 'problems');
  const reworded = Object.keys(namespace('en', 'problems'));
  expect(reworded.filter((sentence) => !(sentence in known))).toEqual([]);
});
