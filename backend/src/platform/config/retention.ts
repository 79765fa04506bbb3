/** Number of backups to keep: the newest of each of the last days, weeks and months that have one. */
export interface Retention {
  days: number;
  weeks: number;
  months: number;
}

/** Reads `7d 5w 12m`, in this order, each part optional; undefined if it is invalid or keeps nothing. */
export function retentionOf(words: string): Retention | undefined {
  const parts = /^(?:(\d{1,3})d)?\s*(?:(\d{1,3})w)?\s*(?:(\d{1,3})m)?$/.exec(words.trim());
  if (!parts) return undefined;
  const [days, weeks, months] = parts.slice(1).map((count) => Number(count ?? 0)) as [number, number, number];
  return days + weeks + months === 0 ? undefined : { days, weeks, months };
}
