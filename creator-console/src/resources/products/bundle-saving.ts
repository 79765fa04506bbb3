import type { Product } from './product/product';

const cents = (decimal: string | null): number => Math.round(Number(decimal ?? 0) * 100);

/** What the parts of a bundle cost one by one; undefined until there are some and all of them are known. */
export function costOfParts(
  partIds: readonly string[],
  known: readonly (Pick<Product, 'id' | 'price'> | undefined)[],
): string | undefined {
  const parts = partIds.map((id) => known.find((product) => product?.id === id));
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  const sum = parts.reduce((total, part) => total + cents(part?.price ?? null), 0);
  return (sum / 100).toFixed(2);
}

/** Whether somebody would pay more for the bundle than for its parts. */
export const isDearer = (price: string, partsCost: string): boolean => cents(price) > cents(partsCost);
