export const courseCompleteTexts = {
  eyebrow: 'From seed to forest',
  title: 'You have walked the whole path',
  text: (course: string) =>
    `Every lesson of “${course}” is yours now. Come back to any of them whenever you like.`,
  view: 'View certificate',
  download: 'Download PDF',
  making: 'Writing your certificate',
  failed: 'Your certificate could not be fetched just now.',
  retry: 'Try again',
} as const;
