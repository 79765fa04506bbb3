import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { type Answer, type Call, ok } from '../api/call.js';
import { secondsOf } from '../api/ids.js';
import { mergeMetadata } from '../payments/intent-params.js';
import { publish } from '../api/outgoing-events.js';
import type { Params } from '../api/params.js';
import { invalidRequest, resourceMissing } from '../api/problem.js';
import { planOf, readPlan } from './catalog.js';
import { type ChangedPlan, changePlan, PRORATIONS } from './changes.js';
import { addDiscount, readCoupon } from './coupons.js';
import { collect, unpaid } from './collection.js';
import { endSubscription } from './ending.js';
import { draftInvoice, finalizeInvoice } from './invoicing.js';
import { keep } from './keep.js';
import { endTrial } from './life.js';
import { newInvoiceItem, periodLine } from './line.js';
import { readMoment } from './new-subscription.js';
import { lockOwned } from './own-time.js';
import { readMethodOf } from './payment-methods.js';
import { addRhythms } from './periods.js';
import { itemOf, periodOf, rhythmOf, withPeriod } from './subscription.js';

type Subscription = Stripe.Subscription;

const FEEDBACK = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
] as const;

async function lockSubscription(serverCall: Call, id: string) {
  const { call, object } = await lockOwned(serverCall, 'subscription', id);
  if (!object) throw resourceMissing('subscription', id, 'id');
  if (object.status === 'canceled' || object.status === 'incomplete_expired') {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  }
  return { call, subscription: object };
}

const fresh = async (call: Call, { id }: Subscription): Promise<Answer> =>
  ok((await call.objects.find('subscription', id)) ?? {});

export async function updateSubscription(serverCall: Call, params: Params, id: string): Promise<Answer> {
  const { call, subscription } = await lockSubscription(serverCall, id);
  const fields = await readFields(call, params, subscription);
  const trialEnd = readMoment(call, params, 'trial_end');
  const coupon = await readCoupon(call, params, subscription.currency);
  const behavior = params.oneOf('payment_behavior', [
    'allow_incomplete',
    'default_incomplete',
    'error_if_incomplete',
  ]);
  const change = await readPlanChange(call, params, subscription);
  params.refuseUnknown();
  const discounts = coupon ? [await addDiscount(call, coupon, subscription)] : [];
  const changed = { ...subscription, ...fields, ...(coupon !== undefined && { discounts }) };
  const before = withTrial(changed, trialEnd, call.at);
  const after = change ? change(before) : { subscription: before, lines: [], isBilledNow: false };
  await keep(call, after.subscription);
  await publish(call, 'customer.subscription.updated', after.subscription, subscription);
  const invoice = await bill(call, after);
  if (invoice?.status === 'open' && behavior === 'error_if_incomplete') throw await unpaid(call, invoice);
  if (trialEnd === secondsOf(call.at)) await endTrial(call, after.subscription);
  return fresh(call, subscription);
}

async function readFields(
  call: Call,
  params: Params,
  subscription: Subscription,
): Promise<Partial<Subscription>> {
  const description = params.text('description');
  const customer = String(subscription.customer);
  const method = await readMethodOf(call, params, 'default_payment_method', customer);
  return {
    ...readEnd(call, params, subscription),
    ...readPause(params),
    ...readDetails(params, subscription),
    metadata: mergeMetadata(subscription.metadata, params),
    ...(description !== undefined && { description: description || null }),
    ...(method !== undefined && { default_payment_method: method }),
  };
}

function readEnd(call: Call, params: Params, subscription: Subscription): Partial<Subscription> {
  const atPeriodEnd = params.flag('cancel_at_period_end');
  const text = params.text('cancel_at');
  if (atPeriodEnd === undefined && text === undefined) return {};
  const cancelAt = atPeriodEnd
    ? periodOf(subscription).end
    : text
      ? (params.integer('cancel_at') ?? null)
      : null;
  const ends = cancelAt !== null;
  return {
    cancel_at: cancelAt,
    cancel_at_period_end: atPeriodEnd ?? false,
    canceled_at: ends ? secondsOf(call.at) : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: ends ? 'cancellation_requested' : null,
    },
  };
}

function readPause(params: Params): Partial<Subscription> {
  if (params.isEmpty('pause_collection')) return { pause_collection: null };
  const pause = params.group('pause_collection');
  const behavior = pause.oneOf('behavior', ['keep_as_draft', 'mark_uncollectible', 'void']);
  const resumes = pause.integer('resumes_at') ?? null;
  return behavior === undefined ? {} : { pause_collection: { behavior, resumes_at: resumes } };
}

function readDetails(params: Params, subscription: Subscription): Partial<Subscription> {
  const details = params.group('cancellation_details');
  const comment = details.text('comment');
  const feedback = details.oneOf('feedback', FEEDBACK);
  if (comment === undefined && feedback === undefined) return {};
  return {
    cancellation_details: {
      comment: comment ?? null,
      feedback: feedback ?? null,
      feedback_option: null,
      reason: subscription.cancellation_details?.reason ?? 'cancellation_requested',
    },
  };
}

function withTrial(subscription: Subscription, trialEnd: number | undefined, at: Date): Subscription {
  if (trialEnd === undefined) return subscription;
  const { start } = periodOf(subscription);
  const moved = withPeriod(subscription, { start, end: trialEnd });
  const isFree = subscription.status === 'active' && trialEnd > secondsOf(at);
  return {
    ...moved,
    billing_cycle_anchor: trialEnd,
    trial_end: trialEnd,
    ...(isFree && { status: 'trialing', trial_start: secondsOf(at) }),
  };
}

/** Reads a change of the plan, for an update or for its preview. Undefined: the plan stays. */
export async function readPlanChange(
  call: Call,
  params: Params,
  subscription: Subscription,
  isPreview = false,
): Promise<((subscription: Subscription) => ChangedPlan) | undefined> {
  const item = params.only('items');
  const itemId = item.text('id');
  const current = itemOf(subscription);
  if (itemId !== undefined && itemId !== current.id)
    throw resourceMissing('subscription_item', itemId, 'items');
  const prorations = params.oneOf('proration_behavior', PRORATIONS) ?? 'create_prorations';
  const at = readProrationDate(params, subscription) ?? secondsOf(call.at);
  const resetsAnchor = params.group('billing_cycle_anchor').oneOf('type', ['now', 'unchanged']) === 'now';
  const quantity = item.integer('quantity') ?? current.quantity ?? 1;
  const from = await planOf(call, current.price, current.quantity ?? 1);
  const hasPrice = item.has('price') || item.has('price_data');
  if (!hasPrice && quantity === from.quantity && !resetsAnchor) return undefined;
  const to = hasPrice
    ? { ...(await readPlan(call, item, 'recurring', isPreview)), quantity }
    : { ...from, quantity };
  return (changed) => changePlan(changed, { from, to, prorations, resetsAnchor, at });
}

function readProrationDate(params: Params, subscription: Subscription): number | undefined {
  const at = params.integer('proration_date');
  const { start, end } = periodOf(subscription);
  if (at === undefined || (at >= start && at <= end)) return at;
  throw invalidRequest(
    'Invalid proration date: it must be within the current period of the subscription.',
    undefined,
    'proration_date',
  );
}

/** Invoices the lines of a change at once, or keeps them for the next invoice. */
async function bill(
  call: Call,
  { subscription, lines, isBilledNow }: ChangedPlan,
): Promise<Stripe.Invoice | undefined> {
  if (!isBilledNow) {
    for (const line of lines) await call.objects.add(newInvoiceItem(line, subscription, call.at));
    return undefined;
  }
  const now = secondsOf(call.at);
  const draft = await draftInvoice(call, {
    subscription,
    reason: 'subscription_update',
    lines,
    period: { start: now, end: now },
    finalizesAt: null,
  });
  const open = await finalizeInvoice(call, { ...draft, auto_advance: true });
  return open.status === 'open' ? collect(call, open, { isAutomatic: true }) : open;
}

export async function cancelSubscription(serverCall: Call, params: Params, id: string): Promise<Answer> {
  const { call, subscription } = await lockSubscription(serverCall, id);
  const details = readDetails(params, subscription);
  params.refuseUnknown();
  return ok(await endSubscription(call, { ...subscription, ...details }, 'cancellation_requested'));
}

/** Resumes a subscription that paused because its trial ended without a card: a new period starts and is charged. */
export async function resumeSubscription(serverCall: Call, params: Params, id: string): Promise<Answer> {
  const { call, subscription } = await lockSubscription(serverCall, id);
  params.oneOf('billing_cycle_anchor', ['now']);
  params.refuseUnknown();
  if (subscription.status !== 'paused') {
    throw invalidRequest(`This subscription is not paused: its status is ${subscription.status}.`);
  }
  const start = secondsOf(call.at);
  const { price, quantity } = itemOf(subscription);
  const period = { start, end: addRhythms(start, rhythmOf(price), 1) };
  const renewed = { ...withPeriod(subscription, period), billing_cycle_anchor: start };
  const plan = await planOf(call, price, quantity ?? 1);
  const lines = [periodLine(renewed, plan, period)];
  await bill(call, { subscription: renewed, lines, isBilledNow: true });
  return fresh(call, subscription);
}
