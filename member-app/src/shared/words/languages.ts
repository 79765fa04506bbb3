import { LANGUAGES } from '@sanctum/openapi/choices';

export type Language = (typeof LANGUAGES)[number];

export { LANGUAGES };

/** Each language as those who speak it call it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

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

/** The language chosen in this browser; undefined while none was. */
export const chosenLanguage = (): Language | undefined => read(CHOICE);

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

function read(key: string): Language | undefined {
  try {
    return asLanguage(localStorage.getItem(key));
  } catch {
    // Storage may be blocked: nothing was chosen, then.
    return undefined;
  }
}

function write(key: string, language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
}
