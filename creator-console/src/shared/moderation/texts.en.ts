import type { MUTE_DURATIONS } from '@sanctum/openapi/choices';

export const texts = {
  warn: 'Warn',
  warnTitle: (name: string) => `Warn ${name}?`,
  warnText:
    'They get an email and a notification, and must confirm that they’ve read it before they can write in the community again. A minor’s guardians also see what you write.',
  warning: 'Your warning',
  warned: (name: string) => `${name} was warned`,
  mute: 'Mute',
  muteTitle: (name: string) => `Mute ${name}?`,
  muteText:
    'They can still read everything and message you and their family. They can’t post, comment, react or message other students. A minor’s guardians are notified.',
  muted: (name: string) => `${name} is muted`,
  howLong: 'Duration',
  durations: {
    '1_day': '1 day',
    '7_days': '7 days',
    '30_days': '30 days',
    until_lifted: 'Until you unmute them',
  } satisfies Record<(typeof MUTE_DURATIONS)[number], string>,
  why: 'Reason',
  whyHelp: 'They can read this, and so can a minor’s guardians.',
};
