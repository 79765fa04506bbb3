/** Crockford's alphabet: no letter looks like a digit, so a code can be typed from a printout. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 60 random bits as three groups of four, e.g. `7KQ2-M0XV-93AT`. */
export function newCertificateCode(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => ALPHABET[byte % 32]).join('');
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join('-');
}

/** Reads a code as people type it: any case, any gaps, O for 0, I and L for 1. Undefined if it cannot be one. */
export function readCertificateCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (letters.length !== 12 || [...letters].some((letter) => !ALPHABET.includes(letter))) return undefined;
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join('-');
}
