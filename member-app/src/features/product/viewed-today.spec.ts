import { afterView, dayOf } from './viewed-today';

const monday = '2027-3-1';
const kept = (day: string, ...products: string[]) => JSON.stringify({ day, products });

test.each([
  ['the first product ever', null, kept(monday, 'b')],
  ['another product', kept(monday, 'a'), kept(monday, 'a', 'b')],
  ['the same product on another day', kept('2027-2-28', 'a', 'b'), kept(monday, 'b')],
  ['the same product again', kept(monday, 'a', 'b'), null],
  ['something that is no JSON', '{', kept(monday, 'b')],
  ['something else', '"b"', kept(monday, 'b')],
  ['null', 'null', kept(monday, 'b')],
])('after %s', (_, before, after) => expect(afterView(before, 'b', monday)).toBe(after));

test('days follow the browser’s time zone', () => {
  expect(dayOf(new Date(2027, 2, 1, 23, 59))).toBe(monday);
});
