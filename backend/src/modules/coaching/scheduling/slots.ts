import { days, minutes } from '../../../kernel/clock.js';
import { type Interval, overlaps } from './intervals.js';
import { type Availability, openHours } from './open-hours.js';

/** How the meetings of an offering are laid into the open hours. */
export interface Pattern extends Availability {
  /** How long a meeting is. */
  minutes: number;
  /** Kept free before and after it. */
  bufferBefore: number;
  bufferAfter: number;
  /** From the beginning of a stretch of open hours, a meeting can begin every so many minutes. */
  increment: number;
  /** How long before it a meeting must be booked, in minutes. */
  noticeMinutes: number;
  /** How far ahead it can be booked, in days of 24 hours. */
  horizonDays: number;
}

/** What a meeting that begins then takes of the coach's time. */
export const blockedBy = (
  pattern: Pick<Pattern, 'minutes' | 'bufferBefore' | 'bufferAfter'>,
  start: number,
): Interval => ({
  start: start - minutes(pattern.bufferBefore),
  end: start + minutes(pattern.minutes + pattern.bufferAfter),
});

/**
 * When meetings can begin within the window, in order, in epoch milliseconds. A meeting lies within open hours; its buffers
 * need not, but touch nothing that is taken. `taken` has the buffers of the other meetings in it.
 */
export function freeSlots(
  pattern: Pattern,
  taken: readonly Interval[],
  window: Interval,
  now: number,
): number[] {
  const first = Math.max(window.start, now + minutes(pattern.noticeMinutes));
  const end = Math.min(window.end, now + days(pattern.horizonDays));
  if (first >= end) return [];
  const step = minutes(pattern.increment);
  const slots: number[] = [];
  for (const open of openHours(pattern, { start: first, end })) {
    const skipped = Math.max(0, Math.ceil((first - open.start) / step));
    for (
      let start = open.start + skipped * step;
      start < end && start + minutes(pattern.minutes) <= open.end;
      start += step
    ) {
      const blocked = blockedBy(pattern, start);
      if (!taken.some((other) => overlaps(other, blocked))) slots.push(start);
    }
  }
  return slots;
}

/** Whether a meeting can begin then, as far as the coach's hours go. */
export const isOffered = (pattern: Pattern, start: number, now: number): boolean =>
  freeSlots(pattern, [], { start, end: start + 1 }, now).includes(start);
