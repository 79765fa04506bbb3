import { LANGUAGES } from '@sanctum/openapi/choices';

export type Language = (typeof LANGUAGES)[number];

/** Each language as those who speak it call it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/** Where the choice made in this browser is kept, by the member app, too: both are one place to whoever uses them. */
const CHOICE = 'language';

/** The variety in which dates and numbers are written for whoever's browser names none: the widest one. */
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-419' };

const asLanguage = (tag: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === tag);

function chosen(): string | null {
  try {
    return localStorage.getItem(CHOICE);
  } catch {
    // Storage may be blocked: nothing was chosen, then.
    return null;
  }
}

const ofBrowser = (): Language | undefined =>
  navigator.languages.map((tag) => asLanguage(tag.split('-')[0])).find((language) => language !== undefined);

/** What the console speaks. It stays while the console is open: `speak` loads it again. */
export const language: Language = asLanguage(chosen()) ?? ofBrowser() ?? 'en';

/** How dates and numbers are written: as in the browser's own variety of the language, or else in the widest one. */
export const locale: string =
  navigator.languages.find((tag) => tag.split('-')[0] === language) ?? LOCALES[language];

/** Keeps the choice and opens the console in that language. The caller has asked what is to become of unsaved work. */
export function speak(wanted: Language): void {
  localStorage.setItem(CHOICE, wanted);
  location.reload();
}
