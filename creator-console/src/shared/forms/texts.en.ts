import { counted } from '../words/counted';

export const texts = {
  check: 'Please check the marked fields',
  problem: 'That didn’t work. Please try again.',
  missing: 'Please fill this in',
  notAnEmail: 'Enter an email address, like rosa@example.org',
  notALink: 'Enter a full link that starts with https://',
  notANumber: 'Enter a number',
  tooShort: (length: number) => `Enter at least ${length} characters`,
  tooLow: (least: string) => `Enter ${least} or more`,
  tooHigh: (most: string) => `Enter ${most} or less`,
  discardTitle: 'Discard your changes?',
  discardText: 'They haven’t been saved.',
  discard: 'Discard',
  keep: 'Keep editing',
  spanish: 'Spanish',
  inSpanish: (label: string) => `${label} in Spanish`,
  copyEnglish: 'Copy English',
  copyEnglishOf: (label: string) => `Copy English: ${label}`,
  spanishHelp: 'People who use the site in Spanish see these texts. An empty one is shown in English.',
  spanishMissing: (n: number) =>
    n === 0
      ? 'Every text has a Spanish version'
      : counted(n, { one: '1 text has no Spanish version', other: `${n} texts have no Spanish version` }),
} as const;
