/** A page number of the address; typed by hand it may be anything. */
export function readPage(written: string | null): number {
  const page = Number(written ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}
