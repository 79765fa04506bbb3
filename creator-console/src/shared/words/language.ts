import {
  accountLanguage,
  asLanguage,
  chosenLanguage,
  DEFAULT_LANGUAGE,
  firstLanguage,
  keepAccountLanguage,
  keepChoice,
  type Language,
  localeOf,
  PSEUDO,
} from '@sanctum/web/words/languages';

/** What the console speaks. It stays while the console is open: another one loads it again. */
export const language: Language = asLanguage(firstLanguage()) ?? DEFAULT_LANGUAGE;

/** Whether it speaks the language for tests. */
export const isForTests = chosenLanguage() === PSEUDO;

/** How dates and numbers are written. */
export const locale: string = localeOf(language);

/** Keeps the choice and opens the console in that language. */
export function speak(wanted: Language): void {
  keepChoice(wanted);
  location.reload();
}

/** Follows the account's language where nothing was chosen in this browser. */
export function followAccount(wanted: Language | null): void {
  if (wanted === null || accountLanguage() === wanted) return;
  keepAccountLanguage(wanted);
  // where nothing can be kept, loading it again would change nothing
  if (accountLanguage() === wanted && chosenLanguage() === undefined && wanted !== language)
    location.reload();
}
