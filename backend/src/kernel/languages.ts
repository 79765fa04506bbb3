/** The languages this product speaks, as ISO 639-1 names them: apps, mails and messages. The one list of them. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** For whoever asks for none of them. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** `es` → itself; anything else → undefined. */
export const asLanguage = (tag: string): Language | undefined => LANGUAGES.find((known) => known === tag);
