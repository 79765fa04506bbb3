import { isUnder13 } from './under-13';

test.each([
  ['the day before the birthday', '2026-04-17T23:00:00Z', true],
  ['on the birthday', '2026-04-18T00:00:00Z', false],
])('thirteen %s', (_, now, isUnder) => {
  expect(isUnder13('2013-04-18', new Date(now))).toBe(isUnder);
});
