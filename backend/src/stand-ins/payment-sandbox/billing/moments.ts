import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { DAY } from './periods.js';
import { itemOf } from './subscription.js';

/** Seconds in which the first invoice of a subscription must be paid. */
const FIRST_PAYMENT_WITHIN = 23 * 3600;
const TRIAL_NOTICE = 3 * DAY;
const RENEWAL_NOTICE = 7 * DAY;

/** Changes that time alone makes to a subscription, in the order of simultaneous moments. */
export type SubscriptionMoment =
  | 'expire'
  | 'cancel'
  | 'resume-collection'
  | 'end-trial'
  | 'renew'
  | 'announce-trial-end'
  | 'announce-renewal';

interface Moment<What> {
  what: What;
  at: number;
}

function momentsOf(subscription: Stripe.Subscription): Moment<SubscriptionMoment>[] {
  const { status, created, cancel_at: cancelAt, trial_end: trialEnd, pause_collection: pause } = subscription;
  const end = itemOf(subscription).current_period_end;
  if (status === 'incomplete') return [{ what: 'expire', at: created + FIRST_PAYMENT_WITHIN }];
  if (['canceled', 'incomplete_expired'].includes(String(status))) return [];
  const moments: Moment<SubscriptionMoment>[] = [];
  if (cancelAt !== null) moments.push({ what: 'cancel', at: cancelAt });
  if (pause?.resumes_at) moments.push({ what: 'resume-collection', at: pause.resumes_at });
  if (status === 'paused') return moments;
  if (status === 'trialing' && trialEnd !== null) {
    moments.push({ what: 'end-trial', at: trialEnd });
    moments.push({ what: 'announce-trial-end', at: Math.max(created + 1, trialEnd - TRIAL_NOTICE) });
  } else {
    moments.push({ what: 'renew', at: end });
    moments.push({ what: 'announce-renewal', at: end - RENEWAL_NOTICE });
  }
  return moments.filter(({ at }) => cancelAt === null || at <= cancelAt);
}

/** Returns what happens to a subscription at a moment: nothing else once it ends. */
export function momentsAt(subscription: Stripe.Subscription, at: number): SubscriptionMoment[] {
  const names = momentsOf(subscription)
    .filter((moment) => moment.at === at)
    .map(({ what }) => what);
  return names.includes('cancel') ? ['cancel'] : names;
}

/** Returns the time of the next thing that time alone does to an object; null if there is none. */
export function nextMoment(object: Stripe.Subscription | Stripe.Invoice, after: number): number | null {
  const times =
    object.object === 'invoice' ? [invoiceMoment(object)] : momentsOf(object).map((moment) => moment.at);
  const later = times.filter((at) => at !== null && at > after) as number[];
  return later.length === 0 ? null : Math.min(...later);
}

function invoiceMoment(invoice: Stripe.Invoice): number | null {
  if (!invoice.auto_advance) return null;
  if (invoice.status === 'draft') return invoice.automatically_finalizes_at;
  return invoice.status === 'open' ? invoice.next_payment_attempt : null;
}
