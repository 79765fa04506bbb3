interface MultipleChoice {
  options: readonly { id: string; text: string }[];
  correctOptionId: string;
  feedback: { correct: string; incorrect: string };
}

/** Judges a choice by the current question; undefined when the chosen option is no longer offered. */
export function judge({ options, correctOptionId, feedback }: MultipleChoice, optionId: string) {
  const option = options.find(({ id }) => id === optionId);
  if (!option) return undefined;
  const correct = optionId === correctOptionId;
  return {
    option,
    verdict: { correct, correctOptionId, feedback: correct ? feedback.correct : feedback.incorrect },
  };
}
