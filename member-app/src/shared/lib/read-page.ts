/** Last page of the shop that the server reads. */
const LAST_PAGE = 1000;

/** The page number in an address; typed by hand it may be anything, and then it is the first. */
export function readPage(written: string | null): number {
  const page = Number(written);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}
