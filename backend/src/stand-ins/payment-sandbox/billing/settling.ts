import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import type { Call } from '../api/call.js';
import { idOf, secondsOf } from '../api/ids.js';
import { publish } from '../api/outgoing-events.js';
import { readBillingSettings } from './billing-settings.js';
import { endSubscription } from './ending.js';
import { asPaid, subscriptionIdOf } from './invoice.js';
import { keep } from './keep.js';
import { attachTo } from './payment-methods.js';
import { nextAttempt } from './retries.js';
import { statusInOrder } from './subscription.js';

/** Marks an invoice as paid, by its payment intent, or without one if nothing was due or the money came otherwise. */
export async function markPaid(
  call: Call,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent | null,
): Promise<Stripe.Invoice> {
  const paid = asPaid(invoice, intent !== null, call.at);
  await keep(call, paid);
  await publish(call, 'invoice.paid', paid);
  await publish(call, 'invoice.payment_succeeded', paid);
  const subscription = await subscriptionOf(call, paid);
  if (subscription) await putInOrder(call, subscription, paid, intent);
  return paid;
}

/** Gives a subscription that now owes nothing its status back, and the card that paid if it asked to keep it. */
async function putInOrder(
  call: Call,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent | null,
): Promise<void> {
  const { status, payment_settings: settings } = subscription;
  const isOver = ['canceled', 'incomplete_expired'].includes(String(status));
  const isLatest = subscription.latest_invoice === invoice.id;
  const method = intent?.payment_method && (await attach(call, idOf(intent.payment_method), invoice));
  const keepsMethod = method && settings?.save_default_payment_method === 'on_subscription';
  const updated: Stripe.Subscription = {
    ...subscription,
    ...(!isOver && isLatest && { status: statusInOrder(subscription, call.at) }),
    ...(keepsMethod && { default_payment_method: method }),
  };
  if (JSON.stringify(updated) === JSON.stringify(subscription)) return;
  await keep(call, updated);
  await publish(call, 'customer.subscription.updated', updated, subscription);
  if (status === 'paused') await publish(call, 'customer.subscription.resumed', updated);
}

/** Saves the card of a payment with its customer. */
async function attach(call: Call, methodId: string, { customer }: Stripe.Invoice): Promise<string> {
  const method = await call.objects.find('payment_method', methodId);
  if (method?.customer === null && customer) await attachTo(call, method, idOf(customer));
  return methodId;
}

/** Notes a failed try. A try that time alone made decides when the next follows, or ends the subscription. */
export async function markFailed(
  call: Call,
  invoice: Stripe.Invoice,
  { isAutomatic, needsAction }: { isAutomatic: boolean; needsAction: boolean },
): Promise<Stripe.Invoice> {
  // As at Stripe, any first try counts, and of the others those that time alone makes.
  const attempts = isAutomatic ? invoice.attempt_count + 1 : Math.max(1, invoice.attempt_count);
  const isFirst = invoice.billing_reason === 'subscription_create';
  // Nobody retries the first invoice: the buyer is present, and the subscription expires.
  const next = isAutomatic && !isFirst ? nextAttempt(attempts, secondsOf(call.at)) : null;
  const failed: Stripe.Invoice = {
    ...invoice,
    attempted: true,
    attempt_count: attempts,
    next_payment_attempt: isAutomatic ? next : invoice.next_payment_attempt,
  };
  await keep(call, failed);
  if (isAutomatic || !needsAction) await publish(call, 'invoice.payment_failed', failed);
  if (needsAction) await publish(call, 'invoice.payment_action_required', failed);
  const subscription = await subscriptionOf(call, failed);
  if (subscription && !isFirst) await lateFor(call, subscription, isAutomatic && next === null);
  return failed;
}

async function lateFor(call: Call, subscription: Stripe.Subscription, wasLast: boolean): Promise<void> {
  const { status } = subscription;
  if (status !== 'active' && status !== 'past_due') return;
  const { afterRetries } = await readBillingSettings(call.client);
  if (wasLast && afterRetries === 'canceled') {
    await endSubscription(call, subscription, 'payment_failed');
    return;
  }
  const late: Stripe.Subscription = { ...subscription, status: wasLast ? 'unpaid' : 'past_due' };
  if (late.status === status) return;
  await keep(call, late);
  await publish(call, 'customer.subscription.updated', late, subscription);
}

async function subscriptionOf(call: Call, invoice: Stripe.Invoice) {
  const id = subscriptionIdOf(invoice);
  return id === null ? undefined : call.objects.find('subscription', id);
}
