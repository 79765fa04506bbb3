import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../kernel/languages.js';
import { namespace } from './catalogues.js';
import { Sentences } from './sentences.js';

/**
 * Every language has a catalog `problems.json`. Our refusals are written in English in the code, so the English catalog has only
 * library messages whose wording does not suit a form.
 */
const catalogues = new Map(
  LANGUAGES.map((language) => [language, new Sentences(namespace(language, 'problems'))]),
);

/** Returns a refusal's sentence in that language; undefined if its catalog does not have it. */
export const translatedProblem = (language: Language, sentence: string): string | undefined =>
  catalogues.get(language)?.of(sentence) ?? (language === DEFAULT_LANGUAGE ? sentence : undefined);

/** Returns a refusal's sentence in that language, or else in English. */
export const problemInLanguage = (language: Language, sentence: string): string =>
  translatedProblem(language, sentence) ?? sentence;
