/** `part` of `whole` in percent with one decimal; null when `whole` is zero. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
