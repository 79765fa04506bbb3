/** Purpose of a letter, with the values that notifications uses. */
export type LetterPurpose = 'marketing' | 'service';

/** Max length of an address that a letter links to. */
export const ADDRESS_LIMIT = 1000;
