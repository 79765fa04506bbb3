import { days, later } from '../../kernel/clock.js';

/** incomplete: its first payment is pending; past_due: a payment failed; completed: all instalments are paid. */
export const SUBSCRIPTION_STATUSES = ['incomplete', 'active', 'past_due', 'completed', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Time after a failed payment during which access stays, while the provider tries the card again. */
const GRACE = days(14);

/** A subscription as the payment provider tells it. */
export interface ToldSubscription {
  status: string;
  /** True if a card is saved that can pay. */
  hasCard: boolean;
  /** Time from which periods are counted. */
  anchor: Date;
  periodStart: Date;
  periodEnd: Date;
  /** Time at which it ends; null: it renews. */
  cancelAt: Date | null;
  /** Time at which it charges again; null: it is not paused. */
  resumesAt: Date | null;
  /** End of the latest period that was paid; null: none was. */
  paidUntil: Date | null;
}

interface Paid {
  /** Number of payments after which nothing is owed; null: it renews until it is canceled. */
  instalments: number | null;
  paymentsMade: number;
}

/** State of a subscription, and the access that follows from it. */
export interface SubscriptionState {
  status: SubscriptionStatus;
  /** Time of the next payment; null: none is planned. */
  nextPaymentAt: Date | null;
  cancelAt: Date | null;
  /** Time of the next payment after a pause; null: it is not paused. */
  pausedUntil: Date | null;
  /** Time at which access ends; null: it stays. Without access so far, it does not begin. */
  accessUntil: Date | null;
}

/**
 * Returns the meaning of a subscription's state here. Access has no end while payments arrive, so that a lost webhook closes
 * nothing. A canceled one keeps what is paid, an unpaid one has a period of grace, and the last instalment buys forever.
 */
export function stateOf(
  { status, hasCard, anchor, periodStart, periodEnd, cancelAt, resumesAt, paidUntil }: ToldSubscription,
  { instalments, paymentsMade }: Paid,
  now: Date,
): SubscriptionState {
  const over = { nextPaymentAt: null, cancelAt: null, pausedUntil: null };
  if (instalments !== null && paymentsMade >= instalments)
    return { ...over, status: 'completed', accessUntil: null };
  // Instalments have an end from the beginning, which only says that no payment follows the last one.
  const agreed = instalments === null ? null : endOfMonths(anchor, instalments);
  const ends = agreed !== null && cancelAt !== null && cancelAt >= agreed ? null : cancelAt;
  switch (status) {
    case 'incomplete':
      return { ...over, status: 'incomplete', accessUntil: null };
    case 'active':
    case 'trialing': {
      // Free days begin at the provider before the card is saved.
      if (status === 'trialing' && !hasCard) return { ...over, status: 'incomplete', accessUntil: null };
      if (resumesAt !== null && paidUntil !== null) {
        // A payment that the coach moved leaves free time after what was paid.
        const keepsUntil = status === 'trialing' ? periodEnd : paidUntil;
        const pausedUntil = ends === null ? periodFrom(anchor, resumesAt) : null;
        return {
          status: 'active',
          nextPaymentAt: pausedUntil,
          cancelAt: ends,
          pausedUntil,
          accessUntil: earlier(keepsUntil, ends),
        };
      }
      const isLastDue = agreed !== null && periodEnd >= agreed;
      return {
        status: 'active',
        nextPaymentAt: ends ? null : isLastDue ? periodStart : periodEnd,
        cancelAt: ends,
        pausedUntil: null,
        accessUntil: ends,
      };
    }
    case 'past_due':
      return {
        status: 'past_due',
        nextPaymentAt: null,
        cancelAt: ends,
        pausedUntil: null,
        accessUntil: earlier(later(periodStart, GRACE), ends),
      };
    case 'unpaid':
      return { status: 'past_due', nextPaymentAt: null, cancelAt: ends, pausedUntil: null, accessUntil: now };
    default:
      return { ...over, status: 'ended', accessUntil: now };
  }
}

/** End of the last of some monthly periods, as Stripe counts them: on the first one's day, or a shorter month's last. */
export function endOfMonths(anchor: Date, months: number): Date {
  const month = new Date(anchor);
  month.setUTCDate(1);
  month.setUTCMonth(month.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  month.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return month;
}

/** Returns the start of the first monthly period from a time on. */
export function periodFrom(anchor: Date, time: Date): Date {
  let months = 0;
  while (endOfMonths(anchor, months) < time) months += 1;
  return endOfMonths(anchor, months);
}

const earlier = (one: Date, other: Date | null): Date => (other !== null && other < one ? other : one);

export const isOver = (status: SubscriptionStatus): boolean => status === 'completed' || status === 'ended';

/** Changes that bring more or less in a month. */
export const PLAN_CHANGES = ['upgraded', 'downgraded'] as const;

export const SUBSCRIPTION_CHANGES = ['failed', 'recovered', ...PLAN_CHANGES] as const;
export type SubscriptionChange = (typeof SUBSCRIPTION_CHANGES)[number];

/** Returns the change of state that only a log remembers; the subscription itself has the times of its start and end. */
export function changeBetween(
  before: SubscriptionStatus,
  after: SubscriptionStatus,
): 'failed' | 'recovered' | null {
  if (before !== 'past_due') return after === 'past_due' ? 'failed' : null;
  return after === 'active' || after === 'completed' ? 'recovered' : null;
}

/** The states as people tell them apart; trial: in its free days; ending: canceled, and paid until its end. */
export const SHOWN_STATES = [
  'incomplete',
  'trial',
  'active',
  'paused',
  'ending',
  'past_due',
  'completed',
  'ended',
] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

interface Shown {
  state: ShownState;
  interval: 'month' | 'year';
  instalments: number | null;
}

/** Returns whether the member can pause it: a monthly one that is paid. */
export const isPausable = ({ state, interval, instalments }: Shown): boolean =>
  state === 'active' && interval === 'month' && instalments === null;

/** Returns whether the coach can move its next payment: one that goes on. */
export const isMovable = ({ state, instalments }: Omit<Shown, 'interval'>): boolean =>
  (state === 'active' || state === 'trial') && instalments === null;

/** Movements of what subscriptions bring. */
export const SUBSCRIPTION_MOVEMENTS = ['started', 'ended', ...SUBSCRIPTION_CHANGES] as const;
export type SubscriptionMovement = (typeof SUBSCRIPTION_MOVEMENTS)[number];
