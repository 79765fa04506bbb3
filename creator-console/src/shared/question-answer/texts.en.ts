export const texts = {
  about: 'About the lesson',
  inCourse: (lesson: string, course: string) => `${lesson} (${course})`,
  yourAnswer: 'Your answer',
  answer: 'Answer',
  answered: 'Your answer stands under the question',
  failed: 'Your answer was not sent',
  tryAgain: 'Please try again.',
} as const;
