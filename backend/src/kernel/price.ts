import { type Cents, fromDecimal, LEAST_PRICE, toDecimal } from './money.js';

/** Stripe takes no more. */
const HIGHEST_PRICE: Cents = 99_999_999;

/** '97.00' → 9700; an empty text and zero are free (null). Returns a string with the problem if the price is invalid. */
export function readPrice(text: string | null): Cents | null | string {
  if (text === null || text === '') return null;
  const cents = fromDecimal(text);
  if (cents === undefined) return 'must be an amount with up to two decimals, such as 97.00';
  if (cents === 0) return null;
  if (cents < LEAST_PRICE) return `must be at least ${toDecimal(LEAST_PRICE)}, or 0 for free`;
  if (cents > HIGHEST_PRICE) return `must be at most ${toDecimal(HIGHEST_PRICE)}`;
  return cents;
}
