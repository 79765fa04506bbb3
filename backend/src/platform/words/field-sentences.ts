import type { Language } from '../../kernel/languages.js';
import { rawText, say } from './catalogues.js';
import { problemInLanguage } from './problem-words.js';

/** Matches a message that does not name its field, such as `must be an email address`. */
const NAMELESS = /^\p{Ll}/u;
/** Matches a part of a path that names no field: a list index or an id. */
const PLACE = /^(\d+|[\da-f]{8}-[\da-f-]{27})$/;

/** Returns the last part of a path that names a field: `price` in `prices.0.price`. */
const nameIn = (path: string): string => path.split('.').findLast((part) => !PLACE.test(part)) ?? path;

/** Converts `meetingLink` to words; an id gets the name of its thing. */
const inWords = (name: string): string => {
  const words = name.replace(/Id(s?)$/, '$1').replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the field's name for people: from the language's catalog, or else from the name in the API. */
export const fieldName = (language: Language, path: string): string => {
  const name = nameIn(path);
  return rawText(language, 'fields', name) ?? inWords(name);
};

/** Returns the problem as a sentence that names the field, since the sentence may be read where the field is out of sight. */
export function fieldSentence(language: Language, path: string, message: string): string {
  const problem = problemInLanguage(language, message);
  if (!NAMELESS.test(problem)) return problem;
  return say(language, 'refusals', 'field', { field: fieldName(language, path), problem });
}
