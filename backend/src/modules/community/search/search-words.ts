const MOST_WORDS = 8;
const SHOWN = 140;
const BEFORE = 40;

/** Unicode letters that are written as apostrophes; `searchable` turns them into apostrophes. */
const LETTER_APOSTROPHES = /[ʼʻʽʹ]/g;

/** The search words: letters and digits, with anything between them. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(LETTER_APOSTROPHES, ' ')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, MOST_WORDS);

/** Query for `to_tsquery`: texts with all of these words, or words that begin with them. */
export const havingAll = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** Query for `to_tsquery`: texts with any of these words. */
export const havingAny = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' | ');

/** Lowercases the words and removes accents, keeping their original length. */
const withoutAccents = (text: string): string =>
  text.replaceAll(/./gu, (letter) => {
    const [plain = ''] = letter.normalize('NFKD').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  });

/** Excerpt around the first of the words, in one line. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= SHOWN) return line;
  const plain = withoutAccents(line);
  const places = words.map((word) => plain.indexOf(withoutAccents(word))).filter((place) => place >= 0);
  const from = Math.max(0, Math.min(...places, line.length) - BEFORE);
  const start = from === 0 || places.length === 0 ? 0 : line.indexOf(' ', from) + 1;
  const cut = line.slice(start, start + SHOWN);
  const end = start + SHOWN >= line.length ? cut : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
  return start === 0 ? end : `… ${end}`;
}
