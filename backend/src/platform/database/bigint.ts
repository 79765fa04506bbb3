/**
 * Transforms a bigint, which the driver returns as text because it may be too large for a number. Ours count bytes,
 * which fit.
 */
export const bigintAsNumber = {
  to: (value: number | null): number | null => value,
  from: (value: string | null): number | null => (value === null ? null : Number(value)),
};
