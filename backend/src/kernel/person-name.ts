/** Domain endings that email programs turn into links, in any case. */
const ENDINGS =
  'app|biz|blog|ca|cc|cn|co|com|de|dev|edu|es|eu|example|fr|gov|info|io|link|live|ly|me|mx|net|online|org|pro|ru|shop|site|store|to|top|tv|uk|us|xyz';
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const DOTS = /[。。․]/gu;

const ADDRESSES = [
  /:\s*\/|\/\/|\\\\/u,
  /\b(?:https?|hxxps?|ftp|mailto|tel|javascript|data)\s*:/iu,
  /(?:^|[^\p{L}\d])www\d?\./iu,
  /\S@\S/u,
  /[\p{L}\d-]\.\p{L}{2,}[/?#:]/u,
  /[\p{L}\d-]{2,}\.(?:\p{Ll}|xn--){2,}/u,
  new RegExp(`[\\p{L}\\d-]{2,}\\.(?:${ENDINGS})(?![\\p{L}\\d])`, 'iu'),
  /\d{1,3}(?:\.\d{1,3}){3}/u,
];

/** Returns whether a text contains a web or email address. In a name, it would be advertising in our emails. */
export function holdsAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(INVISIBLE, '').replaceAll(DOTS, '.');
  return ADDRESSES.some((address) => address.test(plain));
}

export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
