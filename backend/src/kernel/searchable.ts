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

/** Normalizes case, accents and kinds of apostrophes and hyphens, like the PostgreSQL function of this name. */
export const searchable = (text: string): string =>
  text
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(HYPHENS, '-')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[øłđħıŧðßæœ]/g, (letter) => LETTERS[letter] ?? letter);
