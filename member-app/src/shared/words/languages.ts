import { LANGUAGES } from '@sanctum/openapi/choices';

export type Language = (typeof LANGUAGES)[number];

export { LANGUAGES };

/** The variety in which dates and numbers are written for whoever's browser names none. */
export const LOCALES: Partial<Record<string, string>> = { en: 'en-US', es: 'es-419' } satisfies Record<
  Language,
  string
>;

/** For whoever asks for none of them. */
const DEFAULT_LANGUAGE: Language = 'en';

/** Where the choice made in this browser is kept; both apps read it. */
const CHOICE = 'language';
/** Where the language of the account that was here last is kept, so that her next visit begins in it. */
const ACCOUNT = 'account-language';

export const asLanguage = (tag: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === tag);

/**
 * In which language to begin: the one chosen in this browser, that of the account which was here last, the first of the
 * browser's own that is spoken here, or English.
 */
export function firstLanguage(): Language {
  const [choice, account] = [read(CHOICE), read(ACCOUNT)];
  const ofBrowser = navigator.languages.map((tag) => asLanguage(tag.split('-')[0]));
  return choice ?? account ?? ofBrowser.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}

function read(key: string): Language | undefined {
  try {
    return asLanguage(localStorage.getItem(key));
  } catch {
    // Storage may be blocked: nothing was chosen, then.
    return undefined;
  }
}
