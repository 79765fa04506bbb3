export interface Piece {
  text: string;
  isFound: boolean;
}

/** Splits a text at the search words, to mark them. */
export function highlight(text: string, q: string): Piece[] {
  const words = q.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [{ text, isFound: false }];
  // Longest first, so that 'breaths' matches as a whole even if 'breath' is a search word too.
  const pattern = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  return text
    .split(new RegExp(`(${pattern})`, 'giu'))
    .map((piece, index) => ({ text: piece, isFound: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
