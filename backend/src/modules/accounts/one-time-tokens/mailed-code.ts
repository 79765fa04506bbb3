import { hours, minutes } from '../../../kernel/clock.js';

export const PURPOSES = [
  'verify_email',
  'reset_password',
  'invitation',
  'change_email',
  'sign_in_code',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export const INVITATION_LIFETIME = hours(24);

/** Lifetimes of links. A person who asked for a new password is waiting for the mail; the other mails may be read later. */
export const LIFETIME: Record<Purpose, number> = {
  verify_email: hours(24),
  reset_password: minutes(10),
  invitation: INVITATION_LIFETIME,
  change_email: hours(24),
  // a new one is sent at most every 15 minutes, so the latest always works
  sign_in_code: minutes(30),
};

/** Alphabet without letters and digits that are easily confused. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 8;

/** Bytes from here on are skipped; otherwise the first letters would be more likely. */
const UNBIASED = 256 - (256 % ALPHABET.length);

/** Eight characters, 39 bits: at 12,000 guesses a minute, an attacker hits a valid code once in a century. */
export function newCode(): string {
  let code = '';
  while (code.length < LENGTH) {
    const [byte = UNBIASED] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < UNBIASED) code += ALPHABET[byte % ALPHABET.length]!;
  }
  return code;
}

/** Code as the mail shows it, easier to type. */
export const spacedCode = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** Reads a typed code in any case, with or without the hyphen; undefined if it cannot be one. */
export function typedCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return code.length === LENGTH && [...code].every((character) => ALPHABET.includes(character))
    ? code
    : undefined;
}
