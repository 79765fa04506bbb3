import { DEFAULT_LANGUAGE, type Language, type OtherLanguage } from './languages.js';

/** The coach's texts in other languages, as stored. A missing text has no translation. */
export type Translations<Texts> = { [Code in OtherLanguage]?: Partial<Texts> | undefined };

/** A title with its translations. What was saved before titles had translations has none. */
export type TranslatedTitle = { title: string; translations?: Translations<{ title: string }> };

/** A record with its texts in English, and its translation into the reader's language. */
type Translated = { translation: object | null };

/** Returns whether a text is empty. Null in the contract is a text that the coach left out. */
const isEmpty = (text: unknown): boolean =>
  text === null || text === undefined || !(text as string | []).length;

/**
 * The one rule for the coach's texts: each is in the reader's language if the coach has translated it, and in English
 * otherwise. `untranslated` names the texts that stay English, so that a page can say so. A list is one text.
 */
export function inLanguage<Row extends Translated, Name extends Exclude<keyof Row, 'translation'> & string>(
  language: Language,
  { translation, ...row }: Row,
  names: readonly Name[],
): Omit<Row, 'translation'> & { untranslated: Name[] } {
  if (language === DEFAULT_LANGUAGE) return { ...row, untranslated: [] };
  const written: Record<string, unknown> = { ...translation };
  const english: Record<string, unknown> = row;
  const translated = names.filter((name) => !isEmpty(written[name]));
  return {
    ...row,
    ...Object.fromEntries(translated.map((name) => [name, written[name]])),
    untranslated: names.filter((name) => !isEmpty(english[name]) && !translated.includes(name)),
  };
}

/** Returns the reader's part of stored translations. */
export const translationTo = <Texts>(
  language: Language,
  translations: Translations<Texts>,
): Partial<Texts> | null => (language === DEFAULT_LANGUAGE ? null : (translations[language] ?? null));

/** Removes empty texts from translations, before they are stored. */
export const writtenTranslations = <Texts extends object>(
  translations: Translations<Texts>,
): Translations<Texts> =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, texts]) => {
      const written = Object.entries(texts ?? {}).filter(([, text]) => !isEmpty(text));
      return written.length === 0 ? [] : [[language, Object.fromEntries(written)]];
    }),
  );
