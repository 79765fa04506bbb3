import type { Language } from '../../kernel/languages.js';
import { rawText, say } from './catalogues.js';
import { problemInLanguage } from './problem-words.js';

/** A message that says something of its field, such as `must be an email`, and does not name it. */
const NAMELESS = /^\p{Ll}/u;
/** The part of a path that names no field: the place in a list, or an id. */
const PLACE = /^(\d+|[\da-f]{8}-[\da-f-]{27})$/;

/** The last part of a path that names something: `price` of `prices.0.price`. */
const nameIn = (path: string): string => path.split('.').findLast((part) => !PLACE.test(part)) ?? path;

/** `meetingLink` in words; the id of a thing bears the name of the thing. */
const inWords = (name: string): string => {
  const words = name.replace(/Id(s?)$/, '$1').replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A field as a person calls it. The catalogue of a language has what its name on the wire does not say. */
export const fieldName = (language: Language, path: string): string => {
  const name = nameIn(path);
  return rawText(language, 'fields', name) ?? inWords(name);
};

/** What is wrong with a field, in a sentence that names it, since it may be read where the field is out of sight. */
export function fieldSentence(language: Language, path: string, message: string): string {
  const problem = problemInLanguage(language, message);
  if (!NAMELESS.test(problem)) return problem;
  return say(language, 'refusals', 'field', { field: fieldName(language, path), problem });
}
