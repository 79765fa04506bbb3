/** The driver gives a bigint as text, because not every one is a safe number. Ours count bytes, which are. */
export const bigintAsNumber = {
  to: (value: number | null): number | null => value,
  from: (value: string | null): number | null => (value === null ? null : Number(value)),
};
