import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/kernel/languages.js';
import { namespace } from '../../src/platform/words/catalogues.js';
import { fieldName, Sentences, translatedProblem } from '../../src/platform/words/problem-words.js';

/** Rewordings of library messages: `problem-words.spec.ts` ensures that every language has its own. */
const reworded = new Sentences(
  Object.fromEntries(
    Object.values(namespace(DEFAULT_LANGUAGE, 'problems')).map((sentence) => [sentence, sentence]),
  ),
);

/** Returns the English sentences of a refusal that a catalog of problems lacks. */
export function untranslatedIn(problem: string): string[] {
  const { message, fields = {} } = JSON.parse(problem) as {
    message?: string;
    fields?: Record<string, string>;
  };
  if (message === undefined) return [];
  const said = [[message], ...Object.entries(fields).map(([path, sentence]) => wordsOf(path, sentence))];
  return LANGUAGES.flatMap((language) =>
    said
      .filter((ways) => !ways.some((words) => translatedProblem(language, words) ?? reworded.of(words)))
      .map((ways) => `backend/locales/${language}/problems.json lacks "${ways.at(-1)}"`),
  );
}

/**
 * Returns a sentence as a whole, and its words after the field's name if it starts with one; “Files of this type …”
 * does so by chance.
 */
function wordsOf(path: string, sentence: string): string[] {
  const name = `${fieldName(DEFAULT_LANGUAGE, path)} `;
  return sentence.startsWith(name) ? [sentence, sentence.slice(name.length)] : [sentence];
}
