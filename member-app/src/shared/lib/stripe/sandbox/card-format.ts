/** Text of a field, and the position of its caret. */
export interface Typed {
  text: string;
  caret: number;
}

const AMEX = /^3[47]/;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export const numberLength = (digits: string): number => (AMEX.test(digits) ? 15 : 16);

export const cvcLength = (numberDigits: string): number => (AMEX.test(numberDigits) ? 4 : 3);

/** Formats `4242 4242 4242 4242`, or `3782 822463 10005` as American Express prints it. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  const shown = digits.slice(0, numberLength(digits));
  const groups = AMEX.test(shown)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/
    : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?$/;
  return groups.exec(shown)?.slice(1).filter(Boolean).join(' ') ?? '';
}

/** Formats `04 / 30`, from typing `430`, from `4/30`, or from a browser that fills in `04/2030`. */
export function formatExpiry(text: string): string {
  const digits = digitsOf(text.replace(/^\s*(\d)\s*\//, '0$1'));
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  const rest = padded.slice(2);
  const year = rest.length >= 4 && rest.startsWith('20') ? rest.slice(2, 4) : rest.slice(0, 2);
  return year === '' ? month : `${month} / ${year}`;
}

export const formatCvc = (text: string): string => digitsOf(text).slice(0, 4);

/** Formats the typed text and keeps the caret after the same digit as before. */
export function reformat({ text, caret }: Typed, format: (text: string) => string): Typed {
  const formatted = format(text);
  if (caret >= text.length) return { text: formatted, caret: formatted.length };
  return { text: formatted, caret: behindDigit(formatted, digitsOf(text.slice(0, caret)).length) };
}

function behindDigit(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index++) {
    if (seen === count) return index;
    if (/\d/.test(text.charAt(index))) seen++;
  }
  return text.length;
}
