export const texts = {
  title: (title: string) => `When shall “${title}” go out?`,
  at: 'Day and time',
  zone: (name: string) => `By the clock of your business: ${name}.`,
  save: 'Schedule',
  remove: 'Do not publish by itself',
  missedHour: (moment: string) =>
    `It was to go out on ${moment}, but was not ready then. It is still a draft.`,
  missing: {
    lesson: 'A course needs a lesson before people can get it.',
    file: 'A digital file needs a file before people can get it.',
    bundle_part: 'A bundle needs at least two products, all of them in the shop.',
  },
  readyNow: 'It is ready now: publish it, or choose another hour.',
} as const;
