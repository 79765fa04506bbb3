/** `part` of `whole` in percent with one decimal; null when there is nothing to have a share of. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
