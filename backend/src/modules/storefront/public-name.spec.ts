import { publicName } from './review.queries.js';

it.each([
  ['Priya Raman', 'Priya R.'],
  ['Ana Maria de la Cruz', 'Ana C.'],
  ['Lucía Ñandú', 'Lucía Ñ.'],
  ['Cher', 'Cher'],
  ['  Tess   adeyemi ', 'Tess A.'],
  ['', 'A former member'],
  [null, 'A former member'],
])('the public name of %j is %j', (name, shown) => {
  expect(publicName(name)).toBe(shown);
});
