import { type Cents, sum } from './money.js';

/**
 * Shares an amount in proportion to the weights, to the cent. Remaining cents go to the largest remainders, earlier
 * ones first. Negative amounts are shared like positive ones. Without weights, everyone gets 0.
 */
export function shareOut(amount: Cents, weights: readonly number[]): Cents[] {
  const all = sum(weights);
  if (all === 0) return weights.map(() => 0);
  const size = Math.abs(amount);
  const shares = weights.map((weight, place) => ({
    place,
    cents: Math.floor((size * weight) / all),
    remainder: (size * weight) % all,
  }));
  const left = size - sum(shares.map(({ cents }) => cents));
  for (const share of shares.toSorted((a, b) => b.remainder - a.remainder).slice(0, left)) share.cents += 1;
  return shares.map(({ cents }) => (cents === 0 ? 0 : Math.sign(amount) * cents));
}
