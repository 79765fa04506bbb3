export const texts = {
  yourAnswer: 'Your answer',
  answer: 'Answer',
  answered: 'Your answer stands under the question',
  failed: 'Your answer was not sent',
  tryAgain: 'Please try again.',
} as const;
