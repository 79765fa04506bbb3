import { days, later } from '../../../kernel/clock.js';

/** For how long the coach mutes a member. */
export const MUTE_DURATIONS = ['1-day', '7-days', '30-days', 'until-lifted'] as const;
export type MuteDuration = (typeof MUTE_DURATIONS)[number];

const DAYS = { '1-day': 1, '7-days': 7, '30-days': 30 } as const;

/** When such a mute ends by itself; null: when the coach lifts it. */
export const muteEnd = (duration: MuteDuration, now: Date): Date | null =>
  duration === 'until-lifted' ? null : later(now, days(DAYS[duration]));

/** Whether a mute stands. `until` is `muted_until` of the view `people` as it comes within JSON. */
export const isMuted = (until: string | null, now: Date): boolean =>
  until !== null && (until === 'infinity' || new Date(until) > now);
