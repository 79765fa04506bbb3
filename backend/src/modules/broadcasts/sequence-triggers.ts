import { days } from '../../kernel/clock.js';

/** What has to happen to somebody who then gets the letters. Enrolled: got access, however; bought: paid for it. */
export const SEQUENCE_TRIGGERS = ['registered', 'bought', 'enrolled', 'module-opened', 'quiet'] as const;
export type SequenceTrigger = (typeof SEQUENCE_TRIGGERS)[number];

/** Those that are about something its reader owns: letters on their occasion may be a service. */
export const ABOUT_OWNED: readonly SequenceTrigger[] = ['bought', 'enrolled', 'module-opened'];

/** What happened longer ago begins nothing, also when no worker ran meanwhile. */
export const BEGINS_WITHIN = days(7);

/** Why somebody is not in a sequence any more. */
export const END_REASONS = [
  'completed',
  'goal',
  'came-back',
  'not-owned',
  'unsubscribed',
  'blocked',
  'minor',
] as const;
export type EndReason = (typeof END_REASONS)[number];
