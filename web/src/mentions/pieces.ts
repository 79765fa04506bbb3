/** Part of a member's text: plain text, or a link. */
export interface Piece {
  text: string;
  /** Target of the link, https only (product rule 7.2). */
  href?: string;
  /** Id of the mentioned account. */
  mentioned?: string;
  /** True if everyone who can read the text is mentioned. */
  isEveryone?: true;
}

/** Matches an address or a mention. */
const FOLLOWED = /https:\/\/[^\s<>"'`\\]+|@\[[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\]/g;
/** Mentions all readers when the coach writes it as a separate word, not as part of a URL. */
export const EVERYONE = '@everyone';
const MENTIONS_EVERYONE = /(?<![\p{L}\p{N}._@-])@everyone(?![\p{L}\p{N}_-])/u;

/**
 * Splits plain text into links, mentions and the rest. It is never parsed as markup. `@everyone` is a mention only in
 * the coach's texts.
 */
export const piecesOf = (text: string, isCoachs = false): Piece[] =>
  isCoachs ? addressedPieces(text).flatMap(withEveryone) : addressedPieces(text);

function withEveryone(piece: Piece): Piece[] {
  if (piece.href !== undefined || piece.mentioned !== undefined) return [piece];
  const found = MENTIONS_EVERYONE.exec(piece.text);
  if (!found) return [piece];
  const before = piece.text.slice(0, found.index);
  const after = piece.text.slice(found.index + EVERYONE.length);
  return [
    ...(before === '' ? [] : [{ text: before }]),
    { text: EVERYONE, isEveryone: true },
    ...(after === '' ? [] : withEveryone({ text: after })),
  ];
}

function addressedPieces(text: string): Piece[] {
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
  const address = withoutLooseEnd(found);
  return URL.canParse(address) ? { text: address, href: address } : null;
}

const COUNTERPARTS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Removes punctuation that ends a sentence, and closing brackets that were not opened within the link. */
function withoutLooseEnd(address: string): string {
  const end = address.at(-1) ?? '';
  const opening = COUNTERPARTS[end];
  const isLoose = opening
    ? address.split(end).length > address.split(opening).length
    : /[.,;:!?'"…]/.test(end);
  return isLoose ? withoutLooseEnd(address.slice(0, -1)) : address;
}
