import { Sentences } from './problem-words.js';

const spanish = new Sentences({
  'Please sign in': 'Inicia sesión',
  '{{property}} must be a string': 'debe ser un texto',
  'must be between {{min}} and {{max}}': 'debe estar entre {{min}} y {{max}}',
  'Is it {{name}}? (perhaps)': '¿Es {{name}}? (quizás)',
});

test.each([
  ['Please sign in', 'Inicia sesión'],
  ['title must be a string', 'debe ser un texto'],
  ['must be between 1 and 10', 'debe estar entre 1 y 10'],
  ['Is it {{max}}? (perhaps)', '¿Es {{max}}? (quizás)'],
  ['Is it $1 and $<name>? (perhaps)', '¿Es $1 and $<name>? (quizás)'],
  ['Is it Rosa\nLind? (perhaps)', '¿Es Rosa\nLind? (quizás)'],
])('the sentence %p becomes %p', (sentence, translation) => expect(spanish.of(sentence)).toBe(translation));

test.each(['Please sign in!', 'please sign in', ' must be a string', 'must be between 1', ''])(
  'the sentence %p is not in the catalog',
  (sentence) => expect(spanish.of(sentence)).toBeUndefined(),
);
