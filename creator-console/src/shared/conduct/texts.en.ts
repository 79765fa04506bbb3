import type { MUTE_DURATIONS } from '@sanctum/openapi/choices';

export const texts = {
  warn: 'Warn',
  warnTitle: (name: string) => `Warn ${name}?`,
  warnText:
    'She is told by mail and in the app, and confirms that she has read it before she writes in the community again. The guardians of a minor are told what you write.',
  warning: 'What you tell her',
  warned: (name: string) => `${name} was warned`,
  mute: 'Mute',
  muteTitle: (name: string) => `Mute ${name}?`,
  muteText:
    'She goes on reading everything, and writes to you and her family alone: no posts, comments or reactions, and no messages to members. The guardians of a minor are told.',
  muted: (name: string) => `${name} is muted`,
  howLong: 'For how long',
  durations: {
    '1-day': '1 day',
    '7-days': '7 days',
    '30-days': '30 days',
    'until-lifted': 'Until you lift it',
  } satisfies Record<(typeof MUTE_DURATIONS)[number], string>,
  why: 'Why',
  whyHelp: 'She reads it, and so do the guardians of a minor.',
};
