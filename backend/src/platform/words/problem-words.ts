import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../kernel/languages.js';
import { namespace } from './catalogues.js';
import { Sentences } from './sentences.js';

/**
 * Every language has a catalogue `problems.json`. What we refuse with is written in English in the code, so the English one has only
 * what libraries say in words that nobody would use in a form.
 */
const catalogues = new Map(
  LANGUAGES.map((language) => [language, new Sentences(namespace(language, 'problems'))]),
);

/** A refusal's sentence in that language; undefined when its catalogue does not have it. */
export const translatedProblem = (language: Language, sentence: string): string | undefined =>
  catalogues.get(language)?.of(sentence) ?? (language === DEFAULT_LANGUAGE ? sentence : undefined);

/** What a refusal says, in that language; the English sentence rather than none. */
export const problemInLanguage = (language: Language, sentence: string): string =>
  translatedProblem(language, sentence) ?? sentence;
