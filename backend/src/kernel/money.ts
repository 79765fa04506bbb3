/** Stripe's maximum price. */
const HIGHEST_PRICE: Cents = 99_999_999;

/**
 * Reads a price: '97.00' → 9700; an empty text and zero are free (null). Returns a string with the problem if it is
 * invalid.
 */
export function readPrice(text: string | null): Cents | null | string {
  if (text === null || text === '') return null;
  const cents = fromDecimal(text);
  if (cents === undefined) return 'must be an amount with up to two decimals, such as 97.00';
  if (cents === 0) return null;
  if (cents < LEAST_PRICE) return `must be at least ${toDecimal(LEAST_PRICE)}, or 0 for free`;
  if (cents > HIGHEST_PRICE) return `must be at most ${toDecimal(HIGHEST_PRICE)}`;
  return cents;
}

/** Whole cents. Decimal strings such as '97.00' exist only in requests and responses. */
export type Cents = number;

/** Smallest card charge that Stripe accepts. */
export const LEAST_PRICE: Cents = 50;

/** Formats cents: 9700 → '97.00'. Throws on a fraction of a cent, which is a bug and not an input. */
export function toDecimal(cents: Cents): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not whole cents: ${cents}`);
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Parses an amount: '97', '97.5', '97.00' → 9700, 9750, 9700. `undefined` for anything but a plain amount with at most
 * two decimals.
 */
export function fromDecimal(text: string): Cents | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);
