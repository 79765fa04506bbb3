export const texts = {
  title: (title: string) => `When shall “${title}” go out?`,
  at: 'Day and time',
  zone: (name: string) => `In your own time zone: ${name}.`,
  save: 'Schedule',
  remove: 'Do not publish by itself',
  cancel: 'Cancel',
} as const;
