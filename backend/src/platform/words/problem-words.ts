import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../kernel/languages.js';
import { namespace, rawText, say } from './catalogues.js';

/** Matches a placeholder: `{{name}}`. */
const PLACEHOLDER = /\{\{(\w+)\}\}/;

interface Pattern {
  matches: RegExp;
  translation: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Converts `{{property}} must be a string` to a pattern that matches `name must be a string` and keeps `name`. */
function patternOf(sentence: string, translation: string): Pattern {
  const parts = sentence.split(PLACEHOLDER);
  const source = parts.map((part, index) => (index % 2 ? `(?<${part}>.+?)` : escaped(part))).join('');
  return { matches: new RegExp(`^${source}$`, 's'), translation };
}

/**
 * A catalog with English sentences as keys, with placeholders. Refusals are written in English where they occur, by us
 * or by a library, and are looked up here.
 */
export class Sentences {
  private readonly whole: ReadonlyMap<string, string>;
  private readonly patterns: readonly Pattern[];

  constructor(catalogue: Readonly<Record<string, string>>) {
    const entries = Object.entries(catalogue);
    this.whole = new Map(entries.filter(([sentence]) => !PLACEHOLDER.test(sentence)));
    this.patterns = entries
      .filter(([sentence]) => PLACEHOLDER.test(sentence))
      .map(([sentence, translation]) => patternOf(sentence, translation));
  }

  /** Returns the sentence in the language of the catalog; undefined if the catalog does not have it. */
  of(sentence: string): string | undefined {
    const known = this.whole.get(sentence);
    if (known !== undefined) return known;
    for (const { matches, translation } of this.patterns) {
      const values = matches.exec(sentence)?.groups;
      if (values)
        return translation.replaceAll(new RegExp(PLACEHOLDER, 'g'), (_, name: string) => values[name] ?? '');
    }
    return undefined;
  }
}

/**
 * Catalogs by language: each has a `problems.json`. Our refusals are English in the code, so the English catalog has
 * only library messages that need other words in a form.
 */
const catalogues = new Map(
  LANGUAGES.map((language) => [language, new Sentences(namespace(language, 'problems'))]),
);

/** Returns a refusal's sentence in that language; undefined if its catalog does not have it. */
export const translatedProblem = (language: Language, sentence: string): string | undefined =>
  catalogues.get(language)?.of(sentence) ?? (language === DEFAULT_LANGUAGE ? sentence : undefined);

/** Returns a refusal's sentence in that language, or otherwise in English. */
export const problemInLanguage = (language: Language, sentence: string): string =>
  translatedProblem(language, sentence) ?? sentence;

/** Matches a message that does not name its field, such as `must be an email address`. */
const NAMELESS = /^\p{Ll}/u;
/** Matches a part of a path that names no field: a list index or an id. */
const PLACE = /^(\d+|[\da-f]{8}-[\da-f-]{27})$/;

/** Returns the last part of a path that names a field: `price` in `prices.0.price`. */
const nameIn = (path: string): string => path.split('.').findLast((part) => !PLACE.test(part)) ?? path;

/** Converts `meetingUrl` to words; an id gets the name of what it identifies. */
const inWords = (name: string): string => {
  const words = name.replace(/Id(s?)$/, '$1').replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the field's name for people: from the language's catalog, or otherwise from the name in the API. */
export const fieldName = (language: Language, path: string): string => {
  const name = nameIn(path);
  return rawText(language, 'fields', name) ?? inWords(name);
};

/** Returns the problem as a sentence that names the field, because it may be read away from the field. */
export function fieldSentence(language: Language, path: string, message: string): string {
  const problem = problemInLanguage(language, message);
  if (!NAMELESS.test(problem)) return problem;
  return say(language, 'refusals', 'field', { field: fieldName(language, path), problem });
}
