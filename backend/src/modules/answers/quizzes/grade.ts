interface Quiz {
  questions: readonly {
    id: string;
    text: string;
    options: readonly { id: string; text: string }[];
    correctOptionIds: readonly string[];
  }[];
  /** Share of right answers that passes. */
  passPercent: number;
}

export interface QuizAnswer {
  questionId: string;
  optionIds: readonly string[];
}

/** An answer as it is stored, with its texts, so that it survives a change of the quiz. */
export interface GradedAnswer {
  questionId: string;
  question: string;
  optionIds: string[];
  options: string[];
  isCorrect: boolean;
}

export interface Grade {
  answers: GradedAnswer[];
  scorePercent: number;
  isPassed: boolean;
}

/**
 * Grades an attempt. A question is right if exactly its right options were chosen, and wrong if it was left out.
 * Undefined if an answer names a question or an option that the quiz doesn't have.
 */
export function grade({ questions, passPercent }: Quiz, given: readonly QuizAnswer[]): Grade | undefined {
  const chosen = new Map(given.map(({ questionId, optionIds }) => [questionId, new Set(optionIds)]));
  const isKnown = [...chosen].every(([questionId, optionIds]) => {
    const question = questions.find(({ id }) => id === questionId);
    return question && [...optionIds].every((id) => question.options.some((option) => option.id === id));
  });
  if (!isKnown) return undefined;
  const answers = questions.map(({ id, text, options, correctOptionIds }) => {
    const mine = options.filter((option) => chosen.get(id)?.has(option.id));
    const right = new Set(correctOptionIds);
    return {
      questionId: id,
      question: text,
      optionIds: mine.map((option) => option.id),
      options: mine.map((option) => option.text),
      isCorrect: mine.length === right.size && mine.every((option) => right.has(option.id)),
    };
  });
  const right = answers.filter(({ isCorrect }) => isCorrect).length;
  const scorePercent = Math.floor((right / questions.length) * 100);
  return { answers, scorePercent, isPassed: scorePercent >= passPercent };
}
