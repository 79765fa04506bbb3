import type { Stripe } from '../../../platform/stripe/stripe-client.js';

/** A span of time in Stripe's seconds. */
export interface Period {
  start: number;
  end: number;
}

/** Rhythm of a recurring price: every `interval_count` intervals. */
export type Rhythm = Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>;

export const DAY = 86_400;

/**
 * Returns the anchor moved by a number of rhythms. Months keep the anchor's day, or end on their last day if they are
 * too short: from January 31 to February 28, and then to March 31. All in UTC, so that no clock change matters.
 */
export function addRhythms(anchor: number, { interval, interval_count }: Rhythm, times: number): number {
  const count = interval_count * times;
  if (interval === 'day') return anchor + count * DAY;
  if (interval === 'week') return anchor + count * 7 * DAY;
  return addMonths(anchor, interval === 'year' ? count * 12 : count);
}

function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return Date.UTC(year, month, day) / 1000 + (anchor % DAY);
}

/** Returns the first end of a period after a moment. An anchor in the future ends the first period itself. */
export function periodEndAfter(anchor: number, rhythm: Rhythm, after: number): number {
  const longest = { day: 1, week: 7, month: 31 }[String(rhythm.interval)] ?? 366;
  let times = Math.max(0, Math.floor((after - anchor) / (longest * DAY * rhythm.interval_count)));
  while (addRhythms(anchor, rhythm, times) <= after) times++;
  return addRhythms(anchor, rhythm, times);
}
