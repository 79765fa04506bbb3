import { DAY } from './periods.js';

/**
 * Days from each failed payment to the next try. Stripe chooses the times by itself; these are its documented fixed
 * schedule, so that a test knows them.
 */
const PAUSES = [3, 5, 7];

/** Returns the time of the next try; null after the last. */
export function nextAttempt(failures: number, at: number): number | null {
  const days = PAUSES[failures - 1];
  return days === undefined ? null : at + days * DAY;
}
