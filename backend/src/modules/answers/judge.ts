import type { Language } from '../../kernel/languages.js';
import { inLanguage, translationTo, type Translations } from '../../kernel/translations.js';

interface MultipleChoice {
  options: readonly { id: string; text: string }[];
  correctOptionId: string;
  feedback: Feedback;
  translations?: Translations<Feedback> | undefined;
}

interface Feedback {
  correct: string;
  incorrect: string;
}

/**
 * Judges a choice by the current question, with feedback in the reader's language; undefined when the chosen option is no
 * longer offered.
 */
export function judge(question: MultipleChoice, optionId: string, language: Language) {
  const { options, correctOptionId, feedback, translations = {} } = question;
  const option = options.find(({ id }) => id === optionId);
  if (!option) return undefined;
  const isCorrect = optionId === correctOptionId;
  const translation = translationTo(language, translations);
  const { correct, incorrect } = inLanguage(language, { ...feedback, translation }, ['correct', 'incorrect']);
  return {
    option,
    verdict: { isCorrect, correctOptionId, feedback: isCorrect ? correct : incorrect },
  };
}
