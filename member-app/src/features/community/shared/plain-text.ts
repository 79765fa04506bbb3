/** A piece of what somebody wrote: text, or an address that can be followed. */
export interface Piece {
  text: string;
  /** https only (product rule 7.2). */
  href?: string;
}

const ADDRESS = /https:\/\/[^\s<>"'`\\]+/g;
/** What ends a sentence is no part of an address. */
const TRAILING = /[.,;:!?)\]}…]+$/;

/** Plain text with the addresses in it. Nothing of it is ever read as markup. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '');
    if (!URL.canParse(address)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: address, href: address });
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

const SHORT = 420;

/** The beginning of a long text, cut between two words; null: it is short enough to be shown whole. */
export function beginningOf(text: string): string | null {
  const lines = text.split('\n');
  const fewLines = lines.length > 9 ? lines.slice(0, 7).join('\n') : text;
  if (fewLines.length <= SHORT * 1.15) return fewLines === text ? null : fewLines;
  const cut = fewLines.slice(0, SHORT);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), SHORT / 2)).trimEnd();
}
