const KB = 1024;
const MB = KB * KB;

/** B, KB or MB, with one decimal (product rule 7.6). */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  // A value that would round to 1024.0 KB is already a megabyte.
  return bytes < MB - KB / 20 ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`;
}

/** A refused size and its limit: '5.1 MB' and '5 MB'. One is rounded up and the other down, so that they differ. */
export const overLimit = (bytes: number, limit: number): [size: string, most: string] => [
  rounded(bytes, Math.ceil),
  rounded(limit, Math.floor),
];

const rounded = (bytes: number, round: (size: number) => number): string =>
  bytes < MB ? `${round((bytes / KB) * 10) / 10} KB` : `${round((bytes / MB) * 10) / 10} MB`;
