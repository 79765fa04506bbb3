import { LANGUAGES } from '@sanctum/openapi/languages';

export type Language = (typeof LANGUAGES)[number];

export { LANGUAGES };

/** English with every text marked and a third longer: for tests that look for texts which are in no catalogue. */
export const PSEUDO = 'qps';

/** What the app can be told to speak. */
export type Spoken = Language | typeof PSEUDO;

/** Each language as those who speak it call it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/** The variety in which dates and numbers are written for whoever's browser names none: the widest one. */
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-419' };

/** For whoever asks for none of them. */
export const DEFAULT_LANGUAGE: Language = 'en';

/**
 * How dates and numbers are written in a language: as in the browser's own variety of it, so that its reader finds what she is
 * used to, or else in the widest one.
 */
export function localeOf(language: string): string {
  const own = globalThis.navigator?.languages.find((tag) => tag.split('-')[0] === language);
  return own ?? LOCALES[asLanguage(language) ?? DEFAULT_LANGUAGE];
}

/** Where the choice made in this browser is kept. */
const CHOICE = 'language';
/** Where the language of the account that was here last is kept, so that her next visit begins in it. */
const ACCOUNT = 'account-language';

export const asLanguage = (tag: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === tag);

export const asSpoken = (tag: string | null | undefined): Spoken | undefined =>
  tag === PSEUDO ? tag : asLanguage(tag);

/**
 * In which language to begin: the one chosen in this browser, that of the account which was here last, the first of the
 * browser's own that is spoken here, or English.
 */
export function firstLanguage(): Spoken {
  const kept = chosenLanguage() ?? accountLanguage();
  if (kept) return kept;
  const ofBrowser = globalThis.navigator?.languages.map((tag) => asLanguage(tag.split('-')[0]));
  return ofBrowser?.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}

/** The language chosen in this browser; undefined while none was. */
export const chosenLanguage = (): Spoken | undefined => asSpoken(read(CHOICE));

/** The language of the account that was here last. */
export const accountLanguage = (): Language | undefined => asLanguage(read(ACCOUNT));

export const keepChoice = (language: Language): void => write(CHOICE, language);

export const keepAccountLanguage = (language: Language): void => write(ACCOUNT, language);

/** Calls back when another tab has chosen. What it returns ends that. */
export function watchChoice(onChosen: (language: Language) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    const language = key === CHOICE ? asLanguage(newValue) : undefined;
    if (language) onChosen(language);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be blocked, and there is none outside a browser: nothing was chosen, then.
    return null;
  }
}

function write(key: string, language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
}
