import { counted } from '../../../shared/words/counted';

export const texts = {
  title: 'Signed-in devices',
  lead: 'These devices are signed in to your account. If you don’t recognize one, sign it out and change your password.',
  list: 'Devices',
  current: 'This device',
  lastSeen: (moment: string) => `Last seen ${moment}`,
  since: (date: string) => `Signed in ${date}`,
  signOut: 'Sign out',
  signOutDevice: (device: string) => `Sign out ${device}`,
  signOutOthers: 'Sign out all other devices',
  title1: (device: string) => `Sign out ${device}?`,
  titleOthers: (n: number) =>
    counted(n, { one: 'Sign out 1 other device?', other: `Sign out ${n} other devices?` }),
  question: 'Anyone using it has to sign in again. Saved work is kept.',
  questionOthers:
    'Anyone using them has to sign in again. Saved work is kept, and you stay signed in on this device.',
  done: (n: number) => counted(n, { one: 'Device signed out', other: `${n} devices signed out` }),
} as const;
