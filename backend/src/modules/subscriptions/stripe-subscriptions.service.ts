import { Injectable } from '@nestjs/common';
import type { Cents } from '../../kernel/money.js';
import { isDeclined, isMissing, isRefused, type Stripe } from '../../platform/stripe/stripe-client.js';
import type { OfferInterval } from '../catalog/index.js';
import { type Card, type PaidInvoice, StripeGateway } from '../payments/index.js';
import { invoicedPlan, paidMonths, type Plan, toldPlan } from './plan.js';
import type { ToldSubscription } from './subscription-states.js';

export interface WantedSubscription {
  id: string;
  customerId: string;
  product: { id: string; title: string };
  offerName: string;
  amountCents: Cents;
  currency: string;
  interval: OfferInterval;
  /** Free days before the first payment; null: none. */
  trialDays: number | null;
  /** Coupon that makes its payments cheaper, until it is taken off; null: none. */
  coupon: { id: string; code: string; amountOffCents: Cents } | null;
}

/** A subscription and its latest payments, as Stripe has them now. */
export interface StripeNews extends ToldSubscription {
  stripeId: string;
  /** Id that we wrote into it when we created it. */
  id: string | undefined;
  card: Card | undefined;
  /** True if its next invoice is discounted. */
  isDiscounted: boolean;
  /** Plan since the latest change; null: it was never changed. */
  plan: Plan | null;
  /** Oldest first. */
  paid: PaidInvoice[];
}

/** Invoices that one look reads: more payments than a year of them was never missed. */
const INVOICES = 14;

/** Stripe's subscriptions, their customers and cards. Every call throws `payments_unavailable` if Stripe cannot be reached. */
@Injectable()
export class StripeSubscriptionsService {
  constructor(private readonly stripe: StripeGateway) {}

  /** Creates the customer. Neither name nor address is told: Stripe needs none to charge a card. */
  async createCustomer(accountId: string): Promise<string> {
    const { id } = await this.stripe.reach(({ customers }) =>
      customers.create({ metadata: { accountId } }, { idempotencyKey: `customer:${accountId}` }),
    );
    return id;
  }

  /** Creates a subscription that begins with its first payment, or with saving the card that pays after free days. */
  async create(wanted: WantedSubscription): Promise<string> {
    const { id, customerId, product, offerName, amountCents, currency, interval, trialDays, coupon } = wanted;
    return this.stripe.reach(async (client) => {
      await keepProduct(client, product);
      const discounts = coupon && [{ coupon: await keepCoupon(client, coupon, currency) }];
      const created = await client.subscriptions.create(
        {
          customer: customerId,
          items: [
            {
              price_data: {
                currency,
                product: product.id,
                unit_amount: amountCents,
                recurring: { interval },
              },
            },
          ],
          description: offerName,
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { subscriptionId: id },
          ...(discounts && { discounts }),
          ...(trialDays !== null && {
            trial_period_days: trialDays,
            trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
          }),
        },
        { idempotencyKey: `subscription:${id}` },
      );
      return created.id;
    });
  }

  /** Returns the client secret of the first payment, or of saving the card. Undefined: it is no longer pending. */
  async secretOf(stripeId: string): Promise<string | undefined> {
    const {
      status,
      latest_invoice: invoice,
      pending_setup_intent: setup,
    } = await this.stripe.reach(({ subscriptions }) =>
      subscriptions.retrieve(stripeId, {
        expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
      }),
    );
    if (status === 'trialing' && setup !== null && typeof setup !== 'string')
      return setup.client_secret ?? undefined;
    if (status !== 'incomplete' || invoice === null || typeof invoice === 'string') return undefined;
    return invoice.confirmation_secret?.client_secret;
  }

  /** Reads a subscription with its latest payments. Undefined: Stripe does not know it. */
  read(stripeId: string): Promise<StripeNews | undefined> {
    return this.stripe.reach(async ({ subscriptions, invoices }) => {
      try {
        // At once, because each takes a while. If something happens in between, its event asks again.
        const [subscription, { data }] = await Promise.all([
          subscriptions.retrieve(stripeId, { expand: ['default_payment_method'] }),
          invoices.list({
            subscription: stripeId,
            status: 'paid',
            limit: INVOICES,
            expand: ['data.payments'],
          }),
        ]);
        const paid = data.toReversed().map(asPaid);
        return { ...asTold(subscription), paid, paidUntil: paid.at(-1)?.periodEnd ?? null };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  /** Takes off its coupon. One that is over needs no change. */
  async endDiscount(stripeId: string): Promise<void> {
    await this.stripe.reach(async ({ subscriptions }) => {
      try {
        await subscriptions.update(stripeId, { discounts: '' });
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
    });
  }

  async cancelAtPeriodEnd(stripeId: string): Promise<void> {
    await this.stripe.reach(({ subscriptions }) =>
      subscriptions.update(stripeId, { cancel_at_period_end: true }),
    );
  }

  async endAt(stripeId: string, end: Date): Promise<void> {
    await this.stripe.reach(({ subscriptions }) =>
      subscriptions.update(stripeId, { cancel_at: secondsOf(end) }),
    );
  }

  /** Moves the next payment, from which later ones are counted. Access stays, which Stripe calls a trial. */
  async movePayment(stripeId: string, to: Date): Promise<void> {
    await this.stripe.reach(({ subscriptions }) =>
      subscriptions.update(stripeId, { trial_end: secondsOf(to), proration_behavior: 'none' }),
    );
  }

  /** Charges nothing until a time. */
  async pause(stripeId: string, resumesAt: Date): Promise<void> {
    const pause = { behavior: 'void', resumes_at: secondsOf(resumesAt) } as const;
    await this.stripe.reach(({ subscriptions }) =>
      subscriptions.update(stripeId, { pause_collection: pause }),
    );
  }

  /** Lets a paused or canceled one go on. `paysNow`: with a new period, which is charged at once. */
  async goOn(stripeId: string, paysNow: boolean): Promise<void> {
    const newPeriod = { billing_cycle_anchor: { type: 'now' }, proration_behavior: 'none' } as const;
    await this.stripe.reach(({ subscriptions }) =>
      subscriptions.update(stripeId, {
        cancel_at_period_end: false,
        pause_collection: '',
        ...(paysNow && newPeriod),
      }),
    );
  }

  /** Ends it now. One that is over already is no error. */
  async cancelNow(stripeId: string): Promise<void> {
    await this.stripe.reach(async ({ subscriptions }) => {
      try {
        await subscriptions.cancel(stripeId);
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
    });
  }

  /** Ends one that has not begun, and its first invoice before, which could still be paid. One that just began stays. */
  async giveUp(stripeId: string): Promise<void> {
    const isUnpaid = await this.stripe.reach(async ({ subscriptions, invoices }) => {
      const {
        status,
        latest_invoice: invoice,
        default_payment_method: method,
      } = await subscriptions.retrieve(stripeId);
      if (status === 'trialing') return method === null;
      try {
        if (invoice !== null) await invoices.voidInvoice(idOf(invoice));
        return true;
      } catch (error) {
        if (isRefused(error)) return false;
        throw error;
      }
    });
    if (isUnpaid) await this.cancelNow(stripeId);
  }

  /** Prepares a new card for a subscription, and returns the client secret by which the browser tells it to Stripe. */
  async prepareCard(customerId: string, id: string): Promise<string> {
    const intent = await this.stripe.reach(({ setupIntents }) =>
      setupIntents.create({
        customer: customerId,
        usage: 'off_session',
        // The member stays on the page, which then lets the card pay.
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: { subscriptionId: id },
      }),
    );
    if (intent.client_secret === null) throw new Error(`Stripe gave no client secret for ${intent.id}`);
    return intent.client_secret;
  }

  /** Lets a prepared card pay from now on, also what is open. False: this is no saved card of the subscription. */
  async useCard({ id, stripeId }: { id: string; stripeId: string }, setupIntentId: string): Promise<boolean> {
    return this.stripe.reach(async (client) => {
      const method = await savedMethod(client, setupIntentId, id);
      if (method === undefined) return false;
      const { latest_invoice: invoice } = await client.subscriptions.update(stripeId, {
        default_payment_method: method,
        expand: ['latest_invoice'],
      });
      if (invoice !== null && typeof invoice !== 'string' && invoice.status === 'open')
        await payNow(client, invoice.id, method);
      return true;
    });
  }
}

/** Creates the product at Stripe, which has the same id there, unless it exists. */
async function keepProduct(
  { products }: Stripe,
  { id, title }: WantedSubscription['product'],
): Promise<void> {
  try {
    await products.retrieve(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await products.create({ id, name: title }, { idempotencyKey: `product:${id}` });
  }
}

/**
 * Creates the coupon at Stripe unless it exists. It takes off an amount in exact cents, so that Stripe rounds nothing, and
 * has no end: we count the payments, and a pause or free days use none up.
 */
async function keepCoupon(
  { coupons }: Stripe,
  { id: couponId, code, amountOffCents }: NonNullable<WantedSubscription['coupon']>,
  currency: string,
): Promise<string> {
  const id = `${couponId}-${amountOffCents}-${currency}`;
  try {
    await coupons.retrieve(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await coupons.create(
      { id, name: code, amount_off: amountOffCents, currency, duration: 'forever' },
      { idempotencyKey: `coupon:${id}` },
    );
  }
  return id;
}

async function savedMethod({ setupIntents }: Stripe, id: string, subscriptionId: string) {
  try {
    const { status, metadata, payment_method: method } = await setupIntents.retrieve(id);
    const isOwn = status === 'succeeded' && metadata?.['subscriptionId'] === subscriptionId;
    return isOwn && method !== null ? idOf(method) : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Pays an open invoice. A card that is declined is no error: the subscription stays unpaid. */
async function payNow({ invoices }: Stripe, invoiceId: string, method: string): Promise<void> {
  try {
    await invoices.pay(invoiceId, { payment_method: method });
  } catch (error) {
    if (!isDeclined(error)) throw error;
  }
}

const idOf = (named: string | { id: string }): string => (typeof named === 'string' ? named : named.id);

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

function asTold(subscription: Stripe.Subscription): Omit<StripeNews, 'paid' | 'paidUntil'> {
  const {
    id: stripeId,
    status,
    items,
    metadata,
    cancel_at: cancelAt,
    pause_collection: pause,
  } = subscription;
  const [item] = items.data;
  if (!item) throw new Error(`subscription ${stripeId} has no item`);
  const method = subscription.default_payment_method;
  const card = method === null || typeof method === 'string' ? undefined : method.card;
  return {
    stripeId,
    id: metadata['subscriptionId'],
    status,
    hasCard: method !== null,
    anchor: dateOf(subscription.billing_cycle_anchor),
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    cancelAt: cancelAt === null ? null : dateOf(cancelAt),
    resumesAt: pause?.resumes_at ? dateOf(pause.resumes_at) : null,
    card: card && { brand: card.brand, last4: card.last4 },
    isDiscounted: subscription.discounts.length > 0,
    plan: toldPlan(metadata, {
      amountCents: item.price.unit_amount,
      interval: item.price.recurring?.interval,
    }),
  };
}

function asPaid(invoice: Stripe.Invoice): PaidInvoice {
  const { id, amount_paid: amountCents, currency, payments, parent } = invoice;
  const lines = invoice.lines.data;
  const intent = payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent;
  const isChange = lines.some((line) => line.parent?.subscription_item_details?.proration);
  // A credit is for a period that does not take place.
  const charged = lines.filter(({ amount }) => amount >= 0).map(({ period }) => period);
  const metadata = parent?.subscription_details?.metadata ?? {};
  return {
    id,
    intentId: intent ? idOf(intent) : null,
    amountCents,
    currency,
    months: Math.max(0, ...charged.map((period) => paidMonths(metadata, isChange, period))),
    isDiscounted: (invoice.total_discount_amounts ?? []).some(({ amount }) => amount > 0),
    periodEnd: dateOf(Math.max(invoice.period_end, ...charged.map(({ end }) => end))),
    plan: invoicedPlan(metadata, isChange),
  };
}
