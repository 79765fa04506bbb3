const APOSTROPHES = /[’‘‛ʼʻʽʹ`´′＇]/g;
const HYPHENS = /[‐‑‒–—−]/g;
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A text without case, accents and kinds of apostrophes and hyphens, as PostgreSQL's function of this name answers it. */
export const searchable = (text: string): string =>
  text
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(HYPHENS, '-')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[øłđħıŧðßæœ]/g, (letter) => LETTERS[letter] ?? letter);
