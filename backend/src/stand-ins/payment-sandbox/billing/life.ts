import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import type { Call } from '../api/call.js';
import { secondsOf } from '../api/ids.js';
import { publish } from '../api/outgoing-events.js';
import { planOf } from './catalog.js';
import { discountOf } from './coupons.js';
import { collect, defaultMethodId } from './collection.js';
import { endSubscription, expireSubscription, voidInvoice } from './ending.js';
import { newInvoice } from './invoice.js';
import { customerOf, draftInvoice, finalizeInvoice, pendingItems, pendingLine } from './invoicing.js';
import { keep } from './keep.js';
import { type Line, periodLine } from './line.js';
import type { SubscriptionMoment } from './moments.js';
import { periodEndAfter } from './periods.js';
import { itemOf, periodOf, rhythmOf, withPeriod } from './subscription.js';

type Subscription = Stripe.Subscription;

/** Seconds that a renewal's draft can still be changed, as at Stripe. */
const DRAFT_SECONDS = 3600;

/** Does to a subscription what time alone does. */
export const LIFE: Record<SubscriptionMoment, (call: Call, subscription: Subscription) => Promise<unknown>> =
  {
    expire: expireSubscription,
    cancel: (call, subscription) => endSubscription(call, subscription, 'cancellation_requested'),
    'resume-collection': (call, subscription) => update(call, subscription, { pause_collection: null }),
    'end-trial': endTrial,
    renew: startNextPeriod,
    'announce-trial-end': (call, subscription) =>
      publish(call, 'customer.subscription.trial_will_end', subscription),
    'announce-renewal': async (call, subscription) =>
      publish(call, 'invoice.upcoming', await upcomingInvoice(call, subscription)),
  };

async function update(
  call: Call,
  subscription: Subscription,
  changes: Partial<Subscription>,
): Promise<Subscription> {
  const updated = { ...subscription, ...changes };
  await keep(call, updated);
  await publish(call, 'customer.subscription.updated', updated, subscription);
  return updated;
}

export async function endTrial(call: Call, subscription: Subscription): Promise<void> {
  const without = subscription.trial_settings?.end_behavior.missing_payment_method;
  const hasCard = (await defaultMethodId(call, subscription)) !== null;
  if (!hasCard && without === 'cancel') {
    await endSubscription(call, subscription, 'payment_failed');
  } else if (!hasCard && without === 'pause') {
    const paused = await update(call, subscription, { status: 'paused' });
    await publish(call, 'customer.subscription.paused', paused);
  } else {
    await startNextPeriod(call, { ...subscription, status: 'active' }, subscription);
  }
}

/** Starts the period that follows the current one, with a draft of its invoice. */
async function startNextPeriod(call: Call, subscription: Subscription, before = subscription): Promise<void> {
  const renewed = nextPeriodOf(subscription);
  const { pause_collection: pause, status } = subscription;
  const isIdle = status === 'unpaid' || pause?.behavior === 'keep_as_draft';
  const item = itemOf(renewed);
  const plan = await planOf(call, item.price, item.quantity ?? 1);
  const draft = await draftInvoice(call, {
    subscription: renewed,
    reason: 'subscription_cycle',
    lines: [periodLine(renewed, plan, periodOf(renewed))],
    period: periodOf(before),
    finalizesAt: isIdle || pause ? null : secondsOf(call.at) + DRAFT_SECONDS,
  });
  await publish(call, 'customer.subscription.updated', { ...renewed, latest_invoice: draft.id }, before);
  if (pause && pause.behavior !== 'keep_as_draft') await forgo(call, draft, pause.behavior);
}

/** Closes an invoice of paused collection: voided, or marked as uncollectible. */
async function forgo(
  call: Call,
  draft: Stripe.Invoice,
  behavior: Stripe.Subscription.PauseCollection.Behavior,
): Promise<void> {
  const open = await finalizeInvoice(call, draft);
  if (open.status !== 'open') return;
  if (behavior === 'void') await voidInvoice(call, open);
  else await markUncollectible(call, open);
}

export async function markUncollectible(call: Call, invoice: Stripe.Invoice): Promise<Stripe.Invoice> {
  const marked: Stripe.Invoice = {
    ...invoice,
    status: 'uncollectible',
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: secondsOf(call.at) },
  };
  await keep(call, marked);
  await publish(call, 'invoice.marked_uncollectible', marked);
  return marked;
}

function nextPeriodOf(subscription: Subscription): Subscription {
  const { end: start } = periodOf(subscription);
  const rhythm = rhythmOf(itemOf(subscription).price);
  return withPeriod(subscription, {
    start,
    end: periodEndAfter(subscription.billing_cycle_anchor, rhythm, start),
  });
}

/** Returns the invoice that the next renewal will make, without making it. */
export async function upcomingInvoice(
  call: Call,
  subscription: Subscription,
  changes: readonly Line[] = [],
): Promise<Stripe.Invoice> {
  const renewed = nextPeriodOf(subscription);
  const item = itemOf(subscription);
  const pending = await pendingItems(call, subscription);
  const plan = await planOf(call, item.price, item.quantity ?? 1);
  const lines = [
    ...pending.map((one) => pendingLine(one, subscription)),
    ...changes,
    periodLine(renewed, plan, periodOf(renewed)),
  ];
  const customer = await customerOf(call, subscription);
  const period = periodOf(subscription);
  const discount = await discountOf(call, subscription);
  return newInvoice(
    { customer, subscription, reason: 'upcoming', lines, discount, period, finalizesAt: null },
    call.at,
  );
}

/** Does to an invoice what time alone does: finalizes a draft, and tries to collect what is owed. */
export async function advanceInvoice(call: Call, invoice: Stripe.Invoice): Promise<void> {
  const open = invoice.status === 'draft' ? await finalizeInvoice(call, invoice) : invoice;
  if (open.status === 'open') await collect(call, open, { isAutomatic: true });
}
