/** The toasts are quoted from the specification, letter for letter; the rest is ours. */
export const learningTexts = {
  unlocks: (date: string) => `Unlocks ${date}`,
  unlocksAfterPrevious: 'Opens when the module before it is complete',
  stillLocked: {
    title: 'This module is still locked',
    onDate: (date: string) => `It opens by itself on ${date}.`,
    afterPrevious: 'It opens as soon as the module before it is complete.',
  },
  positionRefused: 'Your place could not be saved',
  toasts: {
    lessonComplete: { title: 'Lesson Complete! 💖', description: (next: string) => `Moving to: ${next}` },
    courseComplete: {
      title: 'Course Complete! 🎉',
      description: 'Congratulations on finishing the course!',
    },
    failed: { title: 'Error', description: 'That could not be saved. Please try again.' },
  },
} as const;
