import { wrongFields } from '../../../kernel/errors.js';
import { type Cents, LEAST_PRICE, toDecimal, readPrice } from '../../../kernel/money.js';

type Sold = { productId?: string; sessions: number; validDays?: number | null };

export type CheckedPrice = Sold & { priceCents: Cents };

/** Reads the amounts. Refuses prices for free offerings, duplicates, and amounts that cannot be charged. */
export function checkPrices(
  needsCredit: boolean,
  prices: readonly (Sold & { price: string })[] | undefined,
): CheckedPrice[] | undefined {
  if (prices === undefined) return undefined;
  const fields: Record<string, string> = {};
  if (prices.length > 0 && !needsCredit) fields['needsCredit'] = 'must be on if the offering has a price';
  const checked = prices.map(({ productId, sessions, price, validDays }, index) => {
    const read = readPrice(price) ?? `must be at least ${toDecimal(LEAST_PRICE)}`;
    if (typeof read === 'string') fields[`prices.${index}.price`] = read;
    if (prices.slice(0, index).some((earlier) => isSame(earlier, { productId, sessions, validDays })))
      fields[`prices.${index}.sessions`] = 'already has a price';
    return { productId, sessions, validDays, priceCents: typeof read === 'string' ? 0 : read };
  });
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
  return checked;
}

/**
 * Compares what two prices sell. The coach may have two products for the same sessions, but a second new one is a
 * mistake.
 */
const isSame = (one: Sold, other: Sold): boolean =>
  one.productId === undefined || other.productId === undefined
    ? one.sessions === other.sessions && (one.validDays ?? null) === (other.validDays ?? null)
    : one.productId === other.productId;
