import { LANGUAGES } from '@sanctum/openapi/languages';

export type Language = (typeof LANGUAGES)[number];

export { LANGUAGES };

/** English with every text marked and a third longer, so that tests find texts missing from the catalogs. */
export const PSEUDO = 'qps';

/** Language the app can show. */
export type Spoken = Language | typeof PSEUDO;

/** Name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/** Name of any language, in that language unless another is given: “Français”. */
export function languageName(tag: string, inLanguage = tag): string {
  const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}

/** Most widely understood locale of each language, for dates and numbers if the browser names none. */
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-419' };

/** Fallback if the browser asks for none of our languages. */
export const DEFAULT_LANGUAGE: Language = 'en';

/**
 * Returns the locale for dates and numbers: the browser's own variety of the language, which its reader is used to, or
 * otherwise the most common one.
 */
export function localeOf(language: string): string {
  const own = globalThis.navigator?.languages.find((tag) => tag.split('-')[0] === language);
  return own ?? LOCALES[asLanguage(language) ?? DEFAULT_LANGUAGE];
}

/** Storage key for the choice made in this browser. */
const CHOICE = 'language';
/** Storage key for the language of the last account, so that the next visit starts in it. */
const ACCOUNT = 'account-language';

export const asLanguage = (tag: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === tag);

export const asSpoken = (tag: string | null | undefined): Spoken | undefined =>
  tag === PSEUDO ? tag : asLanguage(tag);

/**
 * Returns the language to start in: the one that the page's address names or that was chosen in this browser, the last
 * account's language, the browser's first supported language, or English.
 */
export function firstLanguage(): Spoken {
  const kept = chosenLanguage() ?? accountLanguage();
  if (kept) return kept;
  const ofBrowser = globalThis.navigator?.languages.map((tag) => asLanguage(tag.split('-')[0]));
  return ofBrowser?.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}

/** Parameter of an address that search engines list for a page in this language. */
const ADDRESSED = 'lang';

/** Language that the page's address names, or that was chosen in this browser; undefined if neither. */
export const chosenLanguage = (): Spoken | undefined =>
  asLanguage(new URLSearchParams(globalThis.location?.search).get(ADDRESSED)) ?? asSpoken(read(CHOICE));

/** Language of the last account. */
export const accountLanguage = (): Language | undefined => asLanguage(read(ACCOUNT));

/** Keeps a choice, also over that of the page's address. */
export function keepChoice(language: Language): void {
  write(CHOICE, language);
  const url = new URL(location.href);
  if (!url.searchParams.has(ADDRESSED)) return;
  url.searchParams.delete(ADDRESSED);
  history.replaceState(history.state, '', url);
}

export const keepAccountLanguage = (language: Language): void => write(ACCOUNT, language);

/** Calls back when another tab chooses a language. Returns a function that stops watching. */
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
    // Storage may be blocked, and is missing outside a browser: then nothing was chosen.
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
