import { days, later } from '../../../kernel/clock.js';

/** Lengths of a mute that the coach can choose. */
export const MUTE_DURATIONS = ['1_day', '7_days', '30_days', 'until_lifted'] as const;
export type MuteDuration = (typeof MUTE_DURATIONS)[number];

const DAYS = { '1_day': 1, '7_days': 7, '30_days': 30 } as const;

/** End of a mute; null: the coach lifts it. */
export const muteEnd = (duration: MuteDuration, now: Date): Date | null =>
  duration === 'until_lifted' ? null : later(now, days(DAYS[duration]));

/** Returns whether the mute is in force. `until` is `muted_until` of the view `people` as JSON has it. */
export const isMuted = (until: string | null, now: Date): boolean =>
  until !== null && (until === 'infinity' || new Date(until) > now);
