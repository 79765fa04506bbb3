export const texts = {
  about: 'About the lesson',
  inCourse: (lesson: string, course: string) => `${lesson} (${course})`,
  yourAnswer: 'Your answer',
  answer: 'Answer',
  answered: 'Answer posted',
  failed: 'Your answer wasn’t posted',
  tryAgain: 'Please try again.',
} as const;
