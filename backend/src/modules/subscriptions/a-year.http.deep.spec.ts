import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { CARDS, deliverWebhooks } from '../../../test/builders/orders.js';
import { refundAll } from '../../../test/builders/payments.js';
import { aCreator, aMember } from '../../../test/builders/people.js';
import {
  aRecurringOffer,
  confirmCard,
  DECLINES_LATER,
  sendCard,
} from '../../../test/builders/subscriptions.js';
import { dice } from '../../../test/progress/random.js';
import { days, hours } from '../../kernel/clock.js';
import { DomainError } from '../../kernel/errors.js';
import { StripeAccount } from '../../platform/stripe/stripe-account.js';
import type { Stripe } from '../../platform/stripe/stripe-client.js';
import { AccessEndsService } from '../enrollments/index.js';
import { HearSubscriptionJob } from './hear-subscription.job.js';
import { NewSubscriptionsService } from './new-subscriptions.service.js';
import { PlanChangesService } from './plan-changes.service.js';
import { SubscriptionChangesService } from './subscription-changes.service.js';

const MEMBERS = 30;
const WEEKS = 56;

const OFFERS = [
  { interval: 'month', instalments: null, trialDays: null, priceCents: 1900 },
  { interval: 'month', instalments: null, trialDays: 14, priceCents: 4900 },
  { interval: 'year', instalments: null, trialDays: null, priceCents: 14_900 },
  { interval: 'month', instalments: 3, trialDays: null, priceCents: 3300 },
  { interval: 'month', instalments: 12, trialDays: null, priceCents: 900 },
] as const;

/** Plans beside the first one of each product. */
const OTHER_PLANS = [
  { name: 'Big', interval: 'month', priceCents: 5900 },
  { name: 'Small', interval: 'month', priceCents: 700 },
  { name: 'Long', interval: 'year', priceCents: 29_000 },
] as const;

interface Subscriber {
  accountId: string;
  id: string;
  stripeId: string;
  productId: string;
  instalments: number | null;
  /** True if a refund has ended the access. */
  isRefunded: boolean;
}

/**
 * Lets a year pass with free days, pauses, changes of plan, failing cards, new cards, cancellations, changes of mind,
 * refunds, and webhooks that are doubled, late or lost, while two processes work. Every week, access is compared with Stripe's own objects by rules that are
 * written here a second time, and in the end every paid invoice with its orders.
 */
test('a year of subscriptions books every payment once, and opens exactly what is paid', async () => {
  const t = await startTestApp();
  const other = await t.another();
  const stripe = t.app.get(StripeAccount).client;
  const roll = dice(20_270_301);
  const chance = (share: number): boolean => roll(1000) < share * 1000;
  const subscribers = await subscribe(t);
  const changes = t.app.get(SubscriptionChangesService, { strict: false });
  const work = async (): Promise<void> => {
    await deliverWebhooks(t);
    await Promise.all([t.runJobs(), other.runJobs()]);
  };

  for (let week = 0; week < WEEKS; week += 1) {
    const isLost = chance(0.2);
    await setWebhooks(t, { repeat: 1 + roll(3), drop: isLost });
    for (const who of subscribers) {
      await act(t, changes, who, { chance, roll });
      if (who.instalments === null && chance(0.05)) await changePlan(t, who, roll);
    }
    t.clock.advance(days(7));
    await deliverWebhooks(t);
    t.clock.advance(hours(2));
    await work();
    if (isLost) await t.app.get(HearSubscriptionJob, { strict: false }).askAboutDue();
    await setWebhooks(t, { repeat: 1, drop: false });
    await work();
    await work();
    await t.app.get(AccessEndsService, { strict: false }).endExpired();
    const told = await subscriptionsOf(stripe);
    const open = await openAccess(t);
    const paid = await paymentsOf(stripe, subscribers);
    for (const who of subscribers)
      expect({ week, who, isOpen: open.has(`${who.accountId} ${who.productId}`) }).toEqual({
        week,
        who,
        isOpen: shouldBeOpen(told.get(who.id)!, who, paid.get(who.id)!, t.clock.now()),
      });
  }

  const paid = await paymentsOf(stripe, subscribers);
  const booked = await t.database.query<{ invoiceId: string; cents: number; subscriptionId: string }>(
    `select v.invoice_id as "invoiceId", o.received_cents as cents, o.subscription_id as "subscriptionId"
     from orders o join order_versions v on v.order_id = o.id where o.subscription_id is not null`,
  );
  const invoices = [...paid].flatMap(([subscriptionId, all]) =>
    all.map(({ id, amount_paid: cents }) => ({ invoiceId: id, cents, subscriptionId })),
  );
  const byId = (one: { invoiceId: string }, two: { invoiceId: string }) =>
    one.invoiceId < two.invoiceId ? -1 : 1;
  expect(booked.toSorted(byId)).toEqual(invoices.toSorted(byId));
  expect(invoices.length).toBeGreaterThan(MEMBERS * 4);
  const plans = await t.database.query<{ id: string; plan: string; isChanged: boolean }>(
    `select id, interval || ' ' || amount_cents as plan,
            exists (select from subscription_changes c where c.subscription_id = s.id and delta_cents <> 0) as "isChanged"
     from subscriptions s`,
  );
  const told = await subscriptionsOf(stripe);
  for (const { id, plan } of plans) {
    const { recurring, unit_amount: cents } = told.get(id)!.items.data[0]!.price;
    expect({ id, plan }).toEqual({ id, plan: `${recurring?.interval} ${cents}` });
  }
  expect(plans.filter(({ isChanged }) => isChanged).length).toBeGreaterThan(5);
  for (const { id, instalments } of subscribers)
    if (instalments !== null) expect(paid.get(id)!.length).toBeLessThanOrEqual(instalments);
  await t.close();
}, 900_000);

async function subscribe(t: TestApp): Promise<Subscriber[]> {
  const offers = [];
  for (const offer of OFFERS) {
    const { id: productId } = await aProduct(t);
    offers.push({ productId, ...offer, id: (await aRecurringOffer(t, productId, offer)).id });
    for (const [place, plan] of OTHER_PLANS.entries())
      await aRecurringOffer(t, productId, { ...plan, position: place + 1 });
  }
  const subscribers: Subscriber[] = [];
  for (let place = 0; place < MEMBERS; place += 1) {
    const { id: accountId } = await aMember(t);
    const { id: offerId, productId, instalments } = offers[place % offers.length]!;
    const begun = await t.app.get(NewSubscriptionsService, { strict: false }).begin(accountId, offerId);
    await sendCard(t, begun);
    const [row] = await t.database.query<{ stripeId: string }>(
      'select stripe_id as "stripeId" from subscriptions where id = $1',
      [begun.subscription.id],
    );
    subscribers.push({
      accountId,
      id: begun.subscription.id,
      stripeId: row!.stripeId,
      productId,
      instalments,
      isRefunded: false,
    });
  }
  return subscribers;
}

/** Does what a member or the coach may do in a week, if the subscription allows it. */
async function act(
  t: TestApp,
  changes: SubscriptionChangesService,
  who: Subscriber,
  { chance, roll }: { chance: (share: number) => boolean; roll: (below: number) => number },
): Promise<void> {
  const [row] = await t.database.query<{
    status: string;
    cancelAt: Date | null;
    isPaused: boolean;
    isPausable: boolean;
  }>(
    `select status, cancel_at as "cancelAt", paused_until is not null as "isPaused",
            status = 'active' and interval = 'month' and instalments is null and payments_made > 0
              and next_payment_at is not null and paused_until is null as "isPausable"
     from subscriptions where id = $1`,
    [who.id],
  );
  const isRunning = row!.status === 'active' || row!.status === 'past_due';
  if (!isRunning) return;
  if (chance(row!.status === 'past_due' ? 0.3 : 0.03)) {
    const secret = await changes.prepareCard(who);
    const card = row!.status === 'past_due' ? CARDS.pays : DECLINES_LATER;
    await changes.useCard(who, await confirmCard(t, secret, card));
  } else if ((row!.cancelAt !== null && chance(0.3)) || (row!.isPaused && chance(0.1)))
    await changes.resume(who);
  else if (row!.isPausable && chance(0.03)) await changes.pause(who, 1 + roll(3));
  else if (who.instalments === null && chance(0.02)) await changes.cancel(who, null);
  else if (chance(0.005)) await refundLast(t, who);
}

/** Changes to a plan at the price that was shown, unless the rules or the card do not allow it now. */
async function changePlan(t: TestApp, who: Subscriber, roll: (below: number) => number): Promise<void> {
  const plans = t.app.get(PlanChangesService, { strict: false });
  try {
    const choices = await plans.choices(who, 'en');
    await plans.change(who, choices[roll(choices.length)]!);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect(['not_found', 'not_possible', 'card_declined']).toContain(error.code);
  }
}

async function refundLast(t: TestApp, who: Subscriber): Promise<void> {
  const [order] = await t.database.query<{ id: string }>(
    `select id from orders where subscription_id = $1 and status = 'paid' order by received_at desc limit 1`,
    [who.id],
  );
  if (!order) return;
  await refundAll(t, await aCreator(t), order.id);
  who.isRefunded = true;
}

const setWebhooks = (t: TestApp, { repeat, drop }: { repeat: number; drop: boolean }) =>
  t.browser().put('/sandbox/payments/api/settings').send({ delaySeconds: 0, repeat, drop }).expect(200);

async function subscriptionsOf(stripe: Stripe): Promise<Map<string, Stripe.Subscription>> {
  const all = await stripe.subscriptions.list({ status: 'all', limit: 100 });
  return new Map(all.data.map((one) => [one.metadata['subscriptionId']!, one]));
}

async function paymentsOf(
  stripe: Stripe,
  subscribers: readonly Subscriber[],
): Promise<Map<string, Stripe.Invoice[]>> {
  const paid = new Map<string, Stripe.Invoice[]>();
  for (const { id, stripeId } of subscribers) {
    const { data } = await stripe.invoices.list({ subscription: stripeId, status: 'paid', limit: 100 });
    paid.set(
      id,
      data.filter(({ amount_paid: cents }) => cents > 0),
    );
  }
  return paid;
}

async function openAccess(t: TestApp): Promise<Set<string>> {
  const rows = await t.database.query<{ key: string }>(
    `select account_id || ' ' || product_id as key from enrollments where ended_at is null`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** The rules of product rule 4, from Stripe's objects alone. */
function shouldBeOpen(
  { status, items, pause_collection: pause }: Stripe.Subscription,
  { instalments, isRefunded }: Subscriber,
  payments: readonly Stripe.Invoice[],
  now: Date,
): boolean {
  if (isRefunded) return false;
  if (instalments !== null && payments.length >= instalments) return true;
  if (pause !== null && status === 'active') return now.getTime() < paidEndOf(payments);
  if (status === 'active' || status === 'trialing') return true;
  const began = items.data[0]!.current_period_start * 1000;
  return status === 'past_due' && now.getTime() < began + days(14);
}

/** End of the latest period that was paid. */
const paidEndOf = (payments: readonly Stripe.Invoice[]): number =>
  1000 *
  Math.max(
    ...payments.flatMap(({ lines }) =>
      lines.data.filter(({ amount }) => amount > 0).map(({ period }) => period.end),
    ),
  );
