/** A piece of what somebody wrote: text, or an address that can be followed. */
export interface Piece {
  text: string;
  /** https only (product rule 7.2). */
  href?: string;
  /** The account that is mentioned here. */
  mentioned?: string;
}

/** An address, or a mention. */
const FOLLOWED = /https:\/\/[^\s<>"'`\\]+|@\[[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\]/g;
/** What ends a sentence is no part of an address. */
const TRAILING = /[.,;:!?)\]}…]+$/;

/** Plain text with the addresses and mentions in it. Nothing of it is ever read as markup. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(FOLLOWED)) {
    const piece = found.startsWith('@') ? { text: found, mentioned: found.slice(2, -1) } : addressIn(found);
    if (!piece) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push(piece);
    end = index + piece.text.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

function addressIn(found: string): Piece | null {
  const address = found.replace(TRAILING, '');
  return URL.canParse(address) ? { text: address, href: address } : null;
}
