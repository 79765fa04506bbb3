export const texts = {
  title: (title: string) => `When should “${title}” be published?`,
  at: 'Date and time',
  zone: (name: string) => `Time zone of your business: ${name}.`,
  save: 'Schedule',
  remove: 'Cancel schedule',
  missedHour: (moment: string) => `It was scheduled for ${moment} but wasn’t ready, so it’s still a draft.`,
  missing: {
    lesson: 'Add a lesson before you publish this course.',
    file: 'Add a file before you publish this digital file.',
    bundle_part: 'Add at least two published products before you publish this bundle.',
    recurring_offer: 'Add an offer that’s paid every month or year before you publish this product.',
  },
  readyNow: 'It’s ready now. Publish it, or choose another time.',
} as const;
