export const texts = {
  tooLong: 'At most 24 hours can be set.',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
} as const;
