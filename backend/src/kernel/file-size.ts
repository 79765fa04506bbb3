const UNITS = ['B', 'KB', 'MB', 'GB'];
const STEP = 1024;

/**
 * Sentence with a rejected size and the limit: '5.1 MB. The limit is 5 MB.'. The first is rounded up and the second
 * down, so they always differ.
 */
export const overLimit = (bytes: number, limit: number): string =>
  `${written(bytes, Math.ceil)}. The limit is ${written(limit, Math.floor)}.`;

function written(bytes: number, round: (size: number) => number): string {
  const power = Math.min(Math.max(0, Math.floor(Math.log2(bytes) / 10)), UNITS.length - 1);
  return `${round((bytes / STEP ** power) * 10) / 10} ${UNITS[power]}`;
}
