import { LANGUAGES } from '../../src/kernel/languages.js';
import { translatedProblem } from '../../src/platform/words/problem-words.js';

/** The sentences of a refusal in English that a catalogue of problems lacks. */
export function untranslatedIn(problem: string): string[] {
  const { message, fields = {} } = JSON.parse(problem) as {
    message?: string;
    fields?: Record<string, string>;
  };
  if (message === undefined) return [];
  return LANGUAGES.flatMap((language) =>
    [message, ...Object.values(fields)]
      .filter((sentence) => translatedProblem(language, sentence) === undefined)
      .map((sentence) => `backend/locales/${language}/problems.json lacks "${sentence}"`),
  );
}
