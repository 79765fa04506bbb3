import { hours, minutes, seconds } from '../../kernel/clock.js';

export const MOST_WEBHOOKS = 20;
export const WEBHOOK_NAME_LIMIT = 80;
export const WEBHOOK_URL_LIMIT = 2000;

/** Reasons for which a webhook is turned off without the coach: its server answered 410, or failed for days. */
export const OFF_REASONS = ['gone', 'failing'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Reasons why a try got no answer. */
export const TRY_PROBLEMS = ['not_allowed', 'unreachable', 'too_slow'] as const;
export type TryProblem = (typeof TRY_PROBLEMS)[number];

/** Milliseconds after each failed try, as Standard Webhooks recommends: ten tries in a little over three days. */
export const RETRY_DELAYS: readonly number[] = [
  seconds(5),
  minutes(5),
  minutes(30),
  hours(2),
  hours(5),
  hours(10),
  hours(14),
  hours(20),
  hours(24),
];

/** The longest delay that a receiver can ask for with Retry-After. */
const LONGEST_WAIT = hours(24);
/** Random share added to a delay, so that the deliveries of an outage do not all return at once. */
const JITTER = 0.1;

/**
 * Milliseconds until the next try after `tries` failed ones; undefined after the last. `asked`: the receiver's request,
 * which can only make it longer. `random`: between 0 and 1.
 */
export function waitAfter(tries: number, asked: number | undefined, random: number): number | undefined {
  const delay = RETRY_DELAYS[tries - 1];
  if (delay === undefined) return undefined;
  return Math.round(Math.max(delay * (1 + JITTER * random), Math.min(asked ?? 0, LONGEST_WAIT)));
}

/** Milliseconds that a Retry-After header asks for: a number of seconds, or a date. */
export function askedWait(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? seconds(Number(header)) : Date.parse(header) - now.getTime();
  return Number.isFinite(wait) && wait > 0 ? wait : undefined;
}
