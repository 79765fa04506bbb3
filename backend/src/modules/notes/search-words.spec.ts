import { wordPatterns } from './notebook.queries.js';

test.each([
  [undefined, []],
  ['  ', []],
  ['breath', ['%breath%']],
  [' three\n breaths ', ['%three%', '%breaths%']],
  ['100% a_b c\\d', ['%100\\%%', '%a\\_b%', '%c\\\\d%']],
])('%j looks for %j', (q, patterns) => expect(wordPatterns(q)).toEqual(patterns));
