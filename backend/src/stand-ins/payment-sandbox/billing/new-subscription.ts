import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { type Answer, type Call, ok } from '../api/call.js';
import { secondsOf } from '../api/ids.js';
import { mergeMetadata } from '../payments/intent-params.js';
import { publish } from '../api/outgoing-events.js';
import type { Params } from '../api/params.js';
import { invalidRequest } from '../api/problem.js';
import { readPlan } from './catalog.js';
import { addDiscount, readCoupon } from './coupons.js';
import { collect, defaultMethodId } from './collection.js';
import { draftInvoice, finalizeInvoice } from './invoicing.js';
import { keep } from './keep.js';
import { feeLine, type Line, periodLine, trialLine } from './line.js';
import { lockCustomer } from './own-time.js';
import { readMethodOf } from './payment-methods.js';
import { DAY } from './periods.js';
import { addSetupIntent } from './setup-intents.js';
import { MISSING_CARD, newSubscription, periodOf, type Plan } from './subscription.js';

/** Creates a subscription with its first invoice, and charges the saved card unless the buyer is to pay it. */
export async function createSubscription(serverCall: Call, params: Params): Promise<Answer> {
  const id = params.required('customer', params.text('customer'));
  const { call, customer } = await lockCustomer(serverCall, id);
  const { coupon, fees, waits, wanted } = await readWanted(call, params, customer);
  params.refuseUnknown();
  const created = newSubscription(wanted, call.at);
  const discounts = coupon ? [await addDiscount(call, coupon, created)] : [];
  const subscription: Stripe.Subscription = { ...created, discounts };
  await call.objects.add(subscription);
  const draft = await draftInvoice(call, {
    subscription,
    reason: 'subscription_create',
    lines: [firstLine(subscription, wanted.plan), ...fees],
    period: { start: subscription.created, end: subscription.created },
    finalizesAt: null,
  });
  await publish(call, 'customer.subscription.created', { ...subscription, latest_invoice: draft.id });
  const invoice = await finalizeInvoice(call, draft);
  if (invoice.status === 'open' && !waits) await collect(call, invoice, { isAutomatic: true });
  if (invoice.status === 'paid') await askForCard(call, subscription.id);
  return ok((await call.objects.find('subscription', subscription.id)) ?? subscription);
}

const firstLine = (subscription: Stripe.Subscription, plan: Plan): Line =>
  (subscription.trial_end === null ? periodLine : trialLine)(subscription, plan, periodOf(subscription));

/** Lets the buyer of a subscription that costs nothing yet save a card for later. */
async function askForCard(call: Call, id: string): Promise<void> {
  const subscription = await call.objects.find('subscription', id);
  if (!subscription || (await defaultMethodId(call, subscription)) !== null) return;
  const intent = await addSetupIntent(call, { customer: subscription.customer, subscription: id });
  await keep(call, { ...subscription, pending_setup_intent: intent.id });
}

async function readWanted(call: Call, params: Params, customer: Stripe.Customer) {
  const plan = await readPlan(call, params.only('items'), 'recurring');
  const fees: Line[] = [];
  for (const item of params.list('add_invoice_items')) {
    fees.push(feeLine(await readPlan(call, item, 'one_time'), secondsOf(call.at)));
  }
  const behavior = params.oneOf('payment_behavior', ['default_incomplete', 'allow_incomplete']);
  params.oneOf('collection_method', ['charge_automatically']);
  params.group('billing_mode').oneOf('type', ['flexible']);
  params.flag('off_session');
  const payment = params.group('payment_settings');
  payment.texts('payment_method_types');
  const saves = payment.oneOf('save_default_payment_method', ['off', 'on_subscription']);
  const afterTrial = params.group('trial_settings').group('end_behavior');
  return {
    coupon: await readCoupon(call, params, plan.price.currency),
    fees,
    waits: behavior === 'default_incomplete',
    wanted: {
      customer,
      plan,
      trialEnd: readTrialEnd(call, params),
      cancelAt: params.integer('cancel_at') ?? null,
      cancelAtPeriodEnd: params.flag('cancel_at_period_end') ?? false,
      defaultMethod: (await readMethodOf(call, params, 'default_payment_method', customer.id)) ?? null,
      saveDefaultMethod: saves ?? 'off',
      afterTrialWithoutCard: afterTrial.oneOf('missing_payment_method', MISSING_CARD) ?? 'create_invoice',
      description: params.text('description') || null,
      metadata: mergeMetadata({}, params),
    },
  };
}

function readTrialEnd(call: Call, params: Params): number | null {
  const now = secondsOf(call.at);
  const days = params.integer('trial_period_days');
  const end = readMoment(call, params, 'trial_end') ?? (days ? now + days * DAY : now);
  if (end < now) throw invalidRequest('The trial end must be in the future.', undefined, 'trial_end');
  return end === now ? null : end;
}

/** Reads a time that may be `now`. */
export function readMoment(call: Call, params: Params, name: string): number | undefined {
  const text = params.text(name);
  return text === 'now' ? secondsOf(call.at) : params.integer(name);
}
