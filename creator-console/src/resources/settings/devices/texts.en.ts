import { counted } from '../../../shared/words/counted';

/** The texts about the devices the coach is signed in on. */
export const texts = {
  title: 'Signed-in devices',
  lead: 'Where your account is open. Sign out what you do not recognize, then change your password.',
  list: 'Devices',
  current: 'This device',
  lastSeen: (moment: string) => `Last seen ${moment}`,
  since: (date: string) => `Signed in ${date}`,
  signOut: 'Sign out',
  signOutDevice: (device: string) => `Sign out ${device}`,
  signOutOthers: 'Sign out all others',
  title1: (device: string) => `Sign out ${device}?`,
  titleOthers: (n: number) => `Sign out ${n} other devices?`,
  question: 'Whoever uses it has to sign in again. Nothing saved is lost.',
  questionOthers:
    'Whoever uses them has to sign in again. Nothing saved is lost, and this device stays signed in.',
  done: (n: number) => counted(n, { one: 'Signed out', other: `${n} devices are signed out` }),
} as const;
