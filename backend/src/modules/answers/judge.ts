interface MultipleChoice {
  options: readonly { id: string; text: string }[];
  correctOptionId: string;
  feedback: { correct: string; incorrect: string };
}

/** Judges a choice by the current question; undefined when the chosen option is no longer offered. */
export function judge({ options, correctOptionId, feedback }: MultipleChoice, optionId: string) {
  const option = options.find(({ id }) => id === optionId);
  if (!option) return undefined;
  const isCorrect = optionId === correctOptionId;
  return {
    option,
    verdict: { isCorrect, correctOptionId, feedback: isCorrect ? feedback.correct : feedback.incorrect },
  };
}
