const MOST_WORDS = 8;
const SHOWN = 140;
const BEFORE = 40;

/** The words that are looked for: letters and digits, whatever stands between them. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);

/** For `to_tsquery`: what has all of these words, or words that begin so. */
export const havingAll = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** For `to_tsquery`: what has any of these words. */
export const havingAny = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' | ');

/** The part of a text in which the first of the words stands, in one line. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= SHOWN) return line;
  const lower = line.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  const from = Math.max(0, Math.min(...places, line.length) - BEFORE);
  const start = from === 0 || places.length === 0 ? 0 : line.indexOf(' ', from) + 1;
  const cut = line.slice(start, start + SHOWN);
  const end = start + SHOWN >= line.length ? cut : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
  return start === 0 ? end : `… ${end}`;
}
