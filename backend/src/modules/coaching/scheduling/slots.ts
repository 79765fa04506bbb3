import { days, seconds } from '../../../kernel/clock.js';
import { type Interval, overlaps } from './intervals.js';
import { type Availability, openHours } from './open-hours.js';

/** Rules that place the meetings of an offering within open hours. */
export interface Pattern extends Availability {
  /** Length of a meeting. */
  durationSeconds: number;
  /** Time kept free before a meeting; `bufferAfterSeconds` likewise after it. */
  bufferBeforeSeconds: number;
  bufferAfterSeconds: number;
  /** Interval between possible starts, counted from the beginning of each period of open hours. */
  incrementSeconds: number;
  /** Min notice for a booking. */
  noticeSeconds: number;
  /** Max time ahead for a booking, in days of 24 hours. */
  horizonDays: number;
}

/** Interval that a meeting at this time blocks. */
export const blockedBy = (
  pattern: Pick<Pattern, 'durationSeconds' | 'bufferBeforeSeconds' | 'bufferAfterSeconds'>,
  start: number,
): Interval => ({
  start: start - seconds(pattern.bufferBeforeSeconds),
  end: start + seconds(pattern.durationSeconds + pattern.bufferAfterSeconds),
});

/**
 * Possible starts of meetings within the window, in order, in epoch milliseconds. A meeting lies within open hours; its
 * buffers may not overlap `taken`, which includes the buffers of other meetings.
 */
export function freeSlots(
  pattern: Pattern,
  taken: readonly Interval[],
  window: Interval,
  now: number,
): number[] {
  const first = Math.max(window.start, now + seconds(pattern.noticeSeconds));
  const end = Math.min(window.end, now + days(pattern.horizonDays));
  if (first >= end) return [];
  const step = seconds(pattern.incrementSeconds);
  const slots: number[] = [];
  for (const open of openHours(pattern, { start: first, end })) {
    const skipped = Math.max(0, Math.ceil((first - open.start) / step));
    for (
      let start = open.start + skipped * step;
      start < end && start + seconds(pattern.durationSeconds) <= open.end;
      start += step
    ) {
      const blocked = blockedBy(pattern, start);
      if (!taken.some((other) => overlaps(other, blocked))) slots.push(start);
    }
  }
  return slots;
}

/** True if the coach's hours allow a meeting at this time. */
export const isOffered = (pattern: Pattern, start: number, now: number): boolean =>
  freeSlots(pattern, [], { start, end: start + 1 }, now).includes(start);
