/** What a letter is for, as notifications knows it. */
export type LetterPurpose = 'marketing' | 'service';

/** The most characters of an address that a letter leads to. */
export const ADDRESS_LIMIT = 1000;
