const KB = 1024;
const MB = KB * KB;

/** Spec §9: B, KB or MB, with one decimal. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  // What would be rounded to 1024.0 KB is a megabyte already.
  return bytes < MB - KB / 20 ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`;
}
