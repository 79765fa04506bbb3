import fc from 'fast-check';
import { sum } from './money.js';
import { shareOut } from './share-out.js';

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [312, [9700, 2700], [244, 68]],
  [2, [1, 1, 1], [1, 1, 0]],
  [1, [1, 3], [0, 1]],
  [0, [5, 5], [0, 0]],
  [-1500, [9700, 2700], [-1173, -327]],
  [7, [0, 4], [0, 7]],
  [7, [], []],
])('%i cents over the weights %j are %j', (amount, weights, shares) =>
  expect(shareOut(amount, weights)).toEqual(shares),
);

test('the shares add up to the amount, and none is a whole cent off its exact part', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), weights, (amount, wanted) => {
      const shares = shareOut(amount, wanted);
      expect(sum(shares)).toBe(amount);
      for (const [place, share] of shares.entries())
        expect(Math.abs(share - (amount * wanted[place]!) / sum(wanted))).toBeLessThan(1);
    }),
  );
});
