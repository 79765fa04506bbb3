/** The middle one; of an even number the mean of the two in the middle. */
export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export const spread = (numbers) => [Math.min(...numbers), Math.max(...numbers)];
