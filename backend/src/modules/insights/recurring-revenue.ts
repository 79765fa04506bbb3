import type { Cents } from '../../kernel/money.js';
import type { Day } from './period.js';
import { percentOf } from './revenue-sums.js';

/** Subscriptions, and what they bring in a month. */
export interface Recurring {
  count: number;
  cents: Cents;
}

/** Movements of one kind in an interval of the period. */
export interface Moved extends Recurring {
  kind: 'started' | 'ended' | 'failed' | 'recovered' | 'upgraded' | 'downgraded';
  slot: Day;
}

const NONE: Recurring = { count: 0, cents: 0 };

const plus = (one: Recurring, other: Recurring): Recurring => ({
  count: one.count + other.count,
  cents: one.cents + other.cents,
});

/**
 * Sums of a period, its churn, and the monthly revenue at the end of each interval. Churn is Stripe's: what ended, of
 * what was running at the start or was added since.
 */
export function recurringFigures(atStart: Recurring, moved: readonly Moved[], slots: readonly Day[]) {
  const sumOf = (kind: Moved['kind'], slot?: Day): Recurring =>
    moved.filter((one) => one.kind === kind && (slot === undefined || one.slot === slot)).reduce(plus, NONE);
  const started = sumOf('started');
  const ended = sumOf('ended');
  const upgraded = sumOf('upgraded');
  const added = started.cents + upgraded.cents;
  let cents = atStart.cents;
  return {
    started,
    ended,
    failed: sumOf('failed'),
    recovered: sumOf('recovered'),
    upgraded,
    downgraded: sumOf('downgraded'),
    churnPercent: percentOf(ended.count, atStart.count + started.count),
    revenueChurnPercent: percentOf(ended.cents, atStart.cents + added),
    series: slots.map((slot) => {
      cents += sumOf('started', slot).cents + sumOf('upgraded', slot).cents;
      cents -= sumOf('ended', slot).cents + sumOf('downgraded', slot).cents;
      return { start: slot, cents };
    }),
  };
}
