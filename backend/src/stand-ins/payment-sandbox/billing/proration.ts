import type { Period } from './periods.js';

/** Returns the share of an amount for the rest of a period, by the second and rounded to the cent. */
export function restOf(amount: number, { start, end }: Period, at: number): number {
  return Math.round((amount * (end - at)) / (end - start));
}
