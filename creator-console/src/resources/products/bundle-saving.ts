import type { Product } from './product/product';

const cents = (decimal: string | null): number => Math.round(Number(decimal ?? 0) * 100);

/** The sum of the parts' prices; undefined until there are parts and all of their prices are known. */
export function costOfParts(
  partIds: readonly string[],
  known: readonly (Pick<Product, 'id' | 'price'> | undefined)[],
): string | undefined {
  const parts = partIds.map((id) => known.find((product) => product?.id === id));
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  const sum = parts.reduce((total, part) => total + cents(part?.price ?? null), 0);
  return (sum / 100).toFixed(2);
}

export const isDearer = (price: string, partsCost: string): boolean => cents(price) > cents(partsCost);
