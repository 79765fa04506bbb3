import { DEFAULT_LANGUAGE, type Language } from '../../kernel/languages.js';

/**
 * SQL for the coach's translations of a row: the texts in the reader's language. English readers cost nothing: for them it
 * is a constant, and the stored translations are not read.
 */
export const translationOf = (language: Language, alias: string): string =>
  language === DEFAULT_LANGUAGE ? 'null::jsonb' : `${alias}.translations -> '${language}'`;

/** The same as a column. */
export const translationIn = (language: Language, alias: string): string =>
  `${translationOf(language, alias)} as translation`;

/** SQL for one text in the reader's language, or in English: for searching, sorting, and titles shown alone. */
export const textIn = (language: Language, alias: string, name: string): string =>
  language === DEFAULT_LANGUAGE
    ? `${alias}.${name}`
    : `coalesce(${alias}.translations -> '${language}' ->> '${name}', ${alias}.${name})`;
