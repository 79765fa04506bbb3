import { hours, minutes } from '../../../kernel/clock.js';

export const PURPOSES = [
  'verify-email',
  'reset-password',
  'invitation',
  'change-email',
  'sign-in-code',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export const INVITATION_LIFETIME = hours(24);

/**
 * Lifetimes of links. A person who asked for a new password is waiting for the mail; the other mails may be read later.
 */
export const LIFETIME: Record<Purpose, number> = {
  'verify-email': hours(24),
  'reset-password': minutes(10),
  invitation: INVITATION_LIFETIME,
  'change-email': hours(24),
  // a new one is mailed four times an hour at most, so that in the inbox there always is one that works
  'sign-in-code': minutes(30),
};
