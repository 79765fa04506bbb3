import { LANGUAGES, type Language } from '../../kernel/languages.js';
import { namespace } from './catalogues.js';
import { Sentences } from './sentences.js';

/** English is what stands in the code; every other language has a catalogue `problems.json`. */
const catalogues = new Map(
  LANGUAGES.filter((language) => language !== 'en').map((language) => [
    language,
    new Sentences(namespace(language, 'problems')),
  ]),
);

/** A refusal's sentence in that language; undefined when its catalogue does not have it. */
export const translatedProblem = (language: Language, sentence: string): string | undefined =>
  language === 'en' ? sentence : catalogues.get(language)?.of(sentence);

/** What a refusal says, in that language; the English sentence rather than none. */
export const problemInLanguage = (language: Language, sentence: string): string =>
  translatedProblem(language, sentence) ?? sentence;
