import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import type { Call } from '../api/call.js';
import { companion, secondsOf } from '../api/ids.js';
import { publish } from '../api/outgoing-events.js';
import { withPayment } from './invoice.js';
import { keep } from './keep.js';

/** Ends a subscription now. What is open stays owed, but is not collected any more. */
export async function endSubscription(
  call: Call,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): Promise<Stripe.Subscription> {
  const now = secondsOf(call.at);
  const ended: Stripe.Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: {
      ...(subscription.cancellation_details ?? NO_DETAILS),
      reason: subscription.cancellation_details?.reason ?? reason,
    },
    ended_at: now,
  };
  await stopCollecting(call, subscription.id);
  await keep(call, ended);
  await publish(call, 'customer.subscription.deleted', ended);
  return ended;
}

const NO_DETAILS = { comment: null, feedback: null, feedback_option: null };

/** Ends a subscription whose first invoice was not paid in time. */
export async function expireSubscription(call: Call, subscription: Stripe.Subscription): Promise<void> {
  const expired: Stripe.Subscription = {
    ...subscription,
    status: 'incomplete_expired',
    ended_at: secondsOf(call.at),
  };
  for (const invoice of await unpaidInvoices(call, subscription.id)) await voidInvoice(call, invoice);
  await keep(call, expired);
  await publish(call, 'customer.subscription.updated', expired, subscription);
}

/** Voids an invoice: nothing of it is owed any more. */
export async function voidInvoice(call: Call, invoice: Stripe.Invoice): Promise<Stripe.Invoice> {
  const at = secondsOf(call.at);
  const voided: Stripe.Invoice = {
    ...invoice,
    status: 'void',
    auto_advance: false,
    next_payment_attempt: null,
    payments: withPayment(invoice, {
      status: 'canceled',
      status_transitions: { canceled_at: at, paid_at: null },
    }),
    status_transitions: { ...invoice.status_transitions, voided_at: at },
  };
  const intent = await call.objects.findLocked('payment_intent', companion('pi', invoice.id));
  if (intent) {
    const canceled: Stripe.PaymentIntent = {
      ...intent,
      status: 'canceled',
      canceled_at: at,
      cancellation_reason: 'void_invoice',
      next_action: null,
    };
    await call.objects.save(canceled);
    await publish(call, 'payment_intent.canceled', canceled);
  }
  await keep(call, voided);
  await publish(call, 'invoice.voided', voided);
  return voided;
}

async function stopCollecting(call: Call, subscriptionId: string): Promise<void> {
  for (const invoice of await unpaidInvoices(call, subscriptionId)) {
    await keep(call, { ...invoice, auto_advance: false, next_payment_attempt: null });
  }
}

const unpaidInvoices = (call: Call, subscription: string): Promise<Stripe.Invoice[]> =>
  call.objects.list('invoice', {
    limit: 100,
    where: { parent: { subscription_details: { subscription } } },
    among: { field: 'status', values: ['draft', 'open'] },
  });
