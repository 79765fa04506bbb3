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

/** Language of the console. It is fixed while the console is open; switching reloads the console. */
export const language: Language = asLanguage(firstLanguage()) ?? DEFAULT_LANGUAGE;

/** True if the console uses the pseudo language for tests. */
export const isForTests = chosenLanguage() === PSEUDO;

/** Locale for dates and numbers. */
export const locale: string = localeOf(language);

/** Stores the choice and reloads the console in that language. */
export function speak(wanted: Language): void {
  keepChoice(wanted);
  location.reload();
}

/** Switches to the account's language if none was chosen in this browser. */
export function followAccount(wanted: Language | null): void {
  if (wanted === null || accountLanguage() === wanted) return;
  keepAccountLanguage(wanted);
  // If nothing can be stored, reloading would change nothing.
  if (accountLanguage() === wanted && chosenLanguage() === undefined && wanted !== language)
    location.reload();
}
