/** Languages of the product (apps, emails and messages), as ISO 639-1 codes. This is the only list of languages. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** Languages that the coach's English texts can be translated into. */
export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;

/** Returns a supported language unchanged, and undefined for anything else. */
export const asLanguage = (tag: string): Language | undefined => LANGUAGES.find((known) => known === tag);

/** Parameter of an address that names the language of its page. */
export const LANGUAGE_PARAMETER = 'lang';

/** Address of a page in a language, for search engines and links. The plain one is English. */
export const addressIn = (language: Language, address: string): string =>
  language === DEFAULT_LANGUAGE
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`;
