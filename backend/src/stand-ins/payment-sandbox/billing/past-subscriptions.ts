import type { Pool } from 'pg';
import { hours, later } from '../../../kernel/clock.js';
import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { secondsOf } from '../api/ids.js';
import { inTransaction, ObjectStore } from '../api/object-store.js';
import { movementOf } from '../payments/balance-transaction.js';
import { behaviourOf, readTestPaymentMethod } from '../payments/cards.js';
import { newCharge } from '../payments/charge.js';
import { newPaymentMethod } from '../payments/payment-method.js';
import { newProduct, newSubscriptionPrice } from './catalog.js';
import { newCustomer } from './customers.js';
import { afterInvoice, asPaid, finalized, intentOf, newInvoice, withIntent } from './invoice.js';
import { keep } from './keep.js';
import { periodLine, trialLine } from './line.js';
import { addRhythms, DAY, type Period } from './periods.js';
import { nextAttempt } from './retries.js';
import { newSubscription, type Plan, withPeriod } from './subscription.js';

export interface PastSubscription {
  id: string;
  customer: { id: string; accountId: string };
  product: { id: string; name: string };
  description: string;
  metadata: Record<string, string>;
  amount: number;
  currency: string;
  interval: 'month' | 'year';
  /** Number of payments after which it ends; null: it renews. */
  instalments: number | null;
  /** Free days, which still run if nothing is paid; null: none. */
  trialDays: number | null;
  startedAt: string;
  /** True if the latest payment failed. */
  isUnpaid: boolean;
  /** True if it was canceled, and runs until the end of what is paid. */
  isEnding: boolean;
  /** First payment after a pause; null: it is not paused. */
  pausedUntil: string | null;
  endedAt: string | null;
  /** Its invoices that were paid, oldest first, one for each period. */
  paid: readonly { invoiceId: string; paidAt: string }[];
}

/** Objects of one subscription while its past is built. */
interface Past {
  objects: ObjectStore;
  wanted: PastSubscription;
  customer: Stripe.Customer;
  method: Stripe.PaymentMethod;
  plan: Plan;
  subscription: Stripe.Subscription;
}

const TRIES_AFTER = hours(1);

/** Adds planted subscriptions with their customers, cards and invoices. Sends no webhooks for them. */
export async function addPastSubscriptions(
  pool: Pool,
  subscriptions: readonly PastSubscription[],
  now: Date,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const objects = new ObjectStore(client);
    const products = new Map(
      subscriptions.map(({ product, startedAt }) => [product.id, { product, startedAt }]),
    );
    for (const { product, startedAt } of products.values())
      await objects.add(newProduct(product, secondsOf(new Date(startedAt))));
    for (const wanted of subscriptions) await addPast(objects, wanted, now);
  });
}

async function addPast(objects: ObjectStore, wanted: PastSubscription, now: Date): Promise<void> {
  const past = begin(objects, wanted, now);
  const { subscription } = past;
  await objects.add(past.method);
  await objects.add(past.plan.price);
  await objects.add(past.customer);
  await objects.add(subscription);
  const latest = await addInvoices(past, now);
  await keep({ at: now, objects }, { ...asNow(past, now), latest_invoice: latest.id });
}

function begin(objects: ObjectStore, wanted: PastSubscription, now: Date): Past {
  const { id, product, description, metadata, trialDays, instalments } = wanted;
  const at = new Date(wanted.startedAt);
  const start = secondsOf(at);
  const customer = newCustomer(wanted.customer.id, { accountId: wanted.customer.accountId }, start);
  const card = readTestPaymentMethod(wanted.isUnpaid ? 'pm_card_chargeCustomerFail' : 'pm_card_visa', now)!;
  const nobody = { name: null, email: null, phone: null };
  const method = { ...newPaymentMethod(card, nobody, at), customer: customer.id };
  const plan = {
    price: newSubscriptionPrice({ ...wanted, product: product.id }, start),
    quantity: 1,
    name: product.name,
  };
  const subscription = newSubscription(
    {
      id,
      customer,
      plan,
      trialEnd: trialDays === null ? null : start + trialDays * DAY,
      cancelAt: instalments === null ? null : boundary(wanted, instalments),
      cancelAtPeriodEnd: false,
      defaultMethod: method.id,
      saveDefaultMethod: 'on_subscription',
      afterTrialWithoutCard: trialDays === null ? 'create_invoice' : 'cancel',
      description,
      metadata,
    },
    at,
  );
  return { objects, wanted, customer, method, plan, subscription };
}

/** Start of a period; the first one is number 0. */
const boundary = ({ startedAt, interval }: PastSubscription, number: number): number =>
  addRhythms(secondsOf(new Date(startedAt)), { interval, interval_count: 1 }, number);

const periodAt = (wanted: PastSubscription, number: number): Period => ({
  start: boundary(wanted, number),
  end: boundary(wanted, number + 1),
});

/** Adds all invoices, and returns the latest. */
async function addInvoices(past: Past, now: Date): Promise<Stripe.Invoice> {
  const { objects, wanted, subscription } = past;
  let latest: Stripe.Invoice | undefined;
  let { customer } = past;
  const add = async (draft: Stripe.Invoice, finish: (open: Stripe.Invoice) => Promise<Stripe.Invoice>) => {
    const open = finalized(draft, customer, new Date(draft.created * 1000));
    customer = afterInvoice(customer, open);
    await objects.add(draft);
    latest = await finish(open);
    await keep({ at: now, objects }, latest);
  };
  if (wanted.paid.length === 0) {
    const start = new Date(wanted.startedAt);
    await add(draftOf(past, 0, undefined), (open) => Promise.resolve(asPaid(open, false, start)));
  }
  for (const [number, { invoiceId, paidAt }] of wanted.paid.entries())
    await add(draftOf(past, number, invoiceId), (open) => pay(past, open, new Date(paidAt)));
  if (wanted.isUnpaid)
    await add(draftOf(past, wanted.paid.length, undefined), (open) => failToPay(past, open, now));
  await objects.save(customer);
  if (!latest) throw new Error(`subscription ${subscription.id} has no invoice`);
  return latest;
}

function draftOf(past: Past, number: number, id: string | undefined): Stripe.Invoice {
  const { wanted, customer, plan, subscription } = past;
  const isTrial = wanted.paid.length === 0;
  const { start, end } = isTrial ? currentPeriod(past) : periodAt(wanted, number);
  const renewed = withPeriod(subscription, { start, end });
  const line = (isTrial ? trialLine : periodLine)(renewed, plan, { start, end });
  const isFirst = number === 0;
  return newInvoice(
    {
      ...(id && { id }),
      customer,
      subscription: renewed,
      reason: isFirst ? 'subscription_create' : 'subscription_cycle',
      lines: [line],
      discount: null,
      period: isFirst ? { start, end: start } : periodAt(wanted, number - 1),
      finalizesAt: null,
    },
    new Date(start * 1000),
  );
}

async function pay(
  { objects, customer, method }: Past,
  open: Stripe.Invoice,
  at: Date,
): Promise<Stripe.Invoice> {
  const intent = intentOf(open, customer, at);
  const charge = newCharge(intent, method, at);
  await objects.add(charge);
  await objects.add(movementOf(charge, at));
  await objects.add({
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: method.id,
  });
  return asPaid(withIntent(open, intent, at), true, at);
}

/** Adds the tries that have failed until now; the others follow. */
async function failToPay(
  { objects, customer, method }: Past,
  open: Stripe.Invoice,
  now: Date,
): Promise<Stripe.Invoice> {
  const first = later(new Date(open.created * 1000), TRIES_AFTER);
  const behaviour = behaviourOf(method.card?.last4 ?? '');
  if (behaviour.kind !== 'declines') throw new Error('The card of an unpaid subscription declines');
  const intent = intentOf(open, customer, first);
  const charge = newCharge(intent, method, first, behaviour.decline);
  await objects.add(charge);
  await objects.add({ ...intent, latest_charge: charge.id });
  let attempts = 1;
  let next = nextAttempt(attempts, secondsOf(first));
  while (next !== null && next <= secondsOf(now)) next = nextAttempt((attempts += 1), next);
  return {
    ...withIntent(open, intent, first),
    attempted: true,
    attempt_count: attempts,
    auto_advance: true,
    next_payment_attempt: next,
  };
}

function currentPeriod({ wanted, subscription }: Past): Period {
  const { paid, isUnpaid } = wanted;
  if (paid.length === 0)
    return { start: subscription.created, end: subscription.trial_end ?? subscription.created };
  return periodAt(wanted, isUnpaid ? paid.length : paid.length - 1);
}

/** Returns the subscription as it is after its past. */
function asNow(past: Past, now: Date): Stripe.Subscription {
  const { wanted, subscription } = past;
  const { isEnding, endedAt, pausedUntil, paid, isUnpaid } = wanted;
  const period = currentPeriod(past);
  const ended = endedAt === null ? null : secondsOf(new Date(endedAt));
  const status =
    ended !== null ? 'canceled' : paid.length === 0 ? 'trialing' : isUnpaid ? 'past_due' : 'active';
  return {
    ...withPeriod(subscription, period),
    status,
    ended_at: ended,
    ...((isEnding || ended !== null) && {
      cancel_at: period.end,
      cancel_at_period_end: true,
      canceled_at: Math.min(period.start + DAY, secondsOf(now)),
      cancellation_details: {
        comment: null,
        feedback: null,
        feedback_option: null,
        reason: 'cancellation_requested',
      },
    }),
    ...(pausedUntil !== null && {
      pause_collection: {
        behavior: 'void',
        resumes_at: secondsOf(later(new Date(pausedUntil), -hours(1))),
      },
    }),
  };
}
