import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { type Line, periodLine, prorationLine } from './line.js';
import { addRhythms, type Period, type Rhythm } from './periods.js';
import { legacyPlan, periodOf, type Plan, rhythmOf, withItem } from './subscription.js';

export const PRORATIONS = ['always_invoice', 'create_prorations', 'none'] as const;
type Prorations = (typeof PRORATIONS)[number];

export interface PlanChange {
  from: Plan;
  to: Plan;
  prorations: Prorations;
  /** Starts a new period even if the rhythm stays. */
  resetsAnchor: boolean;
  at: number;
}

export interface ChangedPlan {
  subscription: Stripe.Subscription;
  lines: Line[];
  /** True if the lines are invoiced at once; otherwise they wait for the next invoice. */
  isBilledNow: boolean;
}

/**
 * Changes the plan of a subscription. What is left of the old plan is credited and the rest of the period is charged at
 * the new price; another rhythm starts a whole new period instead.
 */
export function changePlan(subscription: Stripe.Subscription, change: PlanChange): ChangedPlan {
  const { from, to, prorations, at } = change;
  const period = periodOf(subscription);
  const isTrial = subscription.status === 'trialing';
  const startsAgain =
    !isTrial && (change.resetsAnchor || !isSameRhythm(rhythmOf(from.price), rhythmOf(to.price)));
  const next = startsAgain ? periodFrom(at, rhythmOf(to.price)) : period;
  const changed = withItem(
    { ...subscription, ...(startsAgain && { billing_cycle_anchor: at }) },
    {
      price: to.price,
      plan: legacyPlan(to.price),
      quantity: to.quantity,
      current_period_start: next.start,
      current_period_end: next.end,
    },
  );
  const isSame = from.price.id === to.price.id && from.quantity === to.quantity;
  if (isTrial || (isSame && !startsAgain)) return { subscription: changed, lines: [], isBilledNow: false };
  const credit = prorations === 'none' ? [] : [prorationLine(subscription, from, period, at, 'Unused')];
  if (startsAgain) {
    return { subscription: changed, lines: [...credit, periodLine(changed, to, next)], isBilledNow: true };
  }
  const debit = prorations === 'none' ? [] : [prorationLine(subscription, to, period, at, 'Remaining')];
  return {
    subscription: changed,
    lines: [...credit, ...debit],
    isBilledNow: prorations === 'always_invoice',
  };
}

const isSameRhythm = (one: Rhythm, other: Rhythm): boolean =>
  one.interval === other.interval && one.interval_count === other.interval_count;

const periodFrom = (start: number, rhythm: Rhythm): Period => ({
  start,
  end: addRhythms(start, rhythm, 1),
});
