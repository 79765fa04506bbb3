import { restOf } from './proration.js';

const DAY = 86_400;
const april = { start: 0, end: 30 * DAY };

test.each([
  ['half of a month', 1000, 15 * DAY, 500],
  ['the whole month at its start', 2900, 0, 2900],
  ['nothing at its end', 2900, 30 * DAY, 0],
  ['a third of a cent is no cent', 1000, 20 * DAY, 333],
  ['two thirds of a cent are one', 1000, 10 * DAY, 667],
  ['one second', 259_200_000, 30 * DAY - 1, 100],
  ['half a cent is one', 1, 15 * DAY, 1],
])('%s', (_name, amount, at, expected) => expect(restOf(amount, april, at)).toBe(expected));
