/** Returns the middle value, or the mean of the two middle ones. */
export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export const spread = (numbers) => [Math.min(...numbers), Math.max(...numbers)];
