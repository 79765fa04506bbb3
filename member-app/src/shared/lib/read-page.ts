/** Last page of the shop that the server reads. */
const LAST_PAGE = 1000;

/** Reads a page number from a URL; 1 if it is invalid. */
export function readPage(written: string | null): number {
  const page = Number(written);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}
