const KB = 1024;
const MB = KB * KB;

/** B, KB or MB, with one decimal (product rule 7.6). */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  // What would be rounded to 1024.0 KB is a megabyte already.
  return bytes < MB - KB / 20 ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`;
}
