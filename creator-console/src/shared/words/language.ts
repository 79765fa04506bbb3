import { LANGUAGES } from '@sanctum/openapi/languages';

export type Language = (typeof LANGUAGES)[number];

/** Each language as those who speak it call it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/** Where the choice made in this browser is kept, and the language of the account that was here last: where the member app has them. */
const CHOICE = 'language';
const ACCOUNT = 'account-language';

/** English with every text marked and a third longer: for tests that look for texts which are in no catalogue. */
const PSEUDO = 'qps';

/** The variety in which dates and numbers are written for whoever's browser names none: the widest one. */
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-419' };

const tags = globalThis.navigator?.languages ?? [];

const asLanguage = (tag: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === tag);

const ofBrowser = (): Language | undefined =>
  tags.map((tag) => asLanguage(tag.split('-')[0])).find((language) => language !== undefined);

/** What the console speaks. It stays while the console is open: another one loads it again. */
export const language: Language =
  asLanguage(read(CHOICE)) ?? asLanguage(read(ACCOUNT)) ?? ofBrowser() ?? 'en';

/** Whether it speaks the language for tests. */
export const isForTests = read(CHOICE) === PSEUDO;

/** How dates and numbers are written: as in the browser's own variety of the language, or else in the widest one. */
export const locale: string = tags.find((tag) => tag.split('-')[0] === language) ?? LOCALES[language];

/** Keeps the choice and opens the console in that language. */
export function speak(wanted: Language): void {
  write(CHOICE, wanted);
  location.reload();
}

/** Follows the account's language where nothing was chosen in this browser. */
export function followAccount(wanted: Language | null): void {
  if (wanted === null || read(ACCOUNT) === wanted) return;
  write(ACCOUNT, wanted);
  // where nothing can be kept, loading it again would change nothing
  if (read(ACCOUNT) === wanted && read(CHOICE) === null && wanted !== language) location.reload();
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be blocked, and there is none outside a browser: nothing was chosen, then.
    return null;
  }
}

function write(key: string, wanted: Language): void {
  try {
    localStorage.setItem(key, wanted);
  } catch {
    // Storage may be blocked: the browser's own language stays.
  }
}
