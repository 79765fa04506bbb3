import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { sum } from '../../kernel/money.js';
import { isDeclined, type Stripe } from '../../platform/stripe/stripe-client.js';
import { StripeGateway } from '../payments/index.js';
import { creditedFrom, metadataOf, type Plan, type PlanCost } from './plan.js';

/** Stripe's item of a subscription, which names its price. */
export interface StripePlan {
  stripeId: string;
  itemId: string;
  /** Stripe's product, which has our product's id. */
  productId: string;
  currency: string;
  /** True if nothing is charged before the end of the period: in free days, or after a change to a cheaper plan. */
  isFree: boolean;
  period: { start: number; end: number };
}

/** Previews and changes of plans at Stripe. Every call throws `payments_unavailable` if Stripe cannot be reached. */
@Injectable()
export class StripePlansService {
  constructor(
    private readonly stripe: StripeGateway,
    private readonly clock: Clock,
  ) {}

  async read(stripeId: string): Promise<StripePlan> {
    const { status, items } = await this.stripe.reach(({ subscriptions }) =>
      subscriptions.retrieve(stripeId),
    );
    const [item] = items.data;
    if (!item) throw new Error(`subscription ${stripeId} has no item`);
    const { product, currency } = item.price;
    return {
      stripeId,
      itemId: item.id,
      productId: typeof product === 'string' ? product : product.id,
      currency,
      isFree: status === 'trialing',
      period: { start: item.current_period_start, end: item.current_period_end },
    };
  }

  /** Asks what a change costs now. A credit that is worth more than the new plan is never paid out or kept. */
  async costOf(current: StripePlan, plan: Plan): Promise<PlanCost> {
    const { stripeId, isFree, period } = current;
    const later = {
      isAtOnce: false,
      chargeCents: 0,
      creditCents: 0,
      dueCents: 0,
      nextPaymentAt: new Date(period.end * 1000),
    };
    if (isFree) return later;
    const { amount_due: dueCents, lines } = await this.stripe.reach(({ invoices }) =>
      invoices.createPreview({
        subscription: stripeId,
        subscription_details: { items: [itemOf(current, plan)], ...this.chargedNow(current) },
      }),
    );
    if (dueCents === 0) return later;
    const charged = lines.data.filter(({ amount }) => amount > 0);
    const chargeCents = sum(charged.map(({ amount }) => amount));
    return {
      isAtOnce: true,
      chargeCents,
      creditCents: chargeCents - dueCents,
      dueCents,
      nextPaymentAt: new Date(1000 * Math.max(...charged.map(({ period: { end } }) => end))),
    };
  }

  /** Changes the plan and charges what is due, or neither. False: the bank declined the card. */
  async change(
    current: StripePlan,
    plan: Plan,
    { before, isAtOnce }: { before: Pick<Plan, 'offerName' | 'interval'>; isAtOnce: boolean },
  ): Promise<boolean> {
    return this.stripe.reach(async ({ subscriptions }) => {
      try {
        await subscriptions.update(current.stripeId, {
          items: [itemOf(current, plan)],
          description: plan.offerName,
          metadata: metadataOf(plan, before),
          ...(isAtOnce ? this.chargedNow(current) : chargedLater(current)),
          ...(isAtOnce && { payment_behavior: 'error_if_incomplete' as const }),
        });
        return true;
      } catch (error) {
        if (isDeclined(error)) return false;
        throw error;
      }
    });
  }

  private chargedNow({ period }: StripePlan) {
    const prorationDate = creditedFrom(this.clock.now(), period);
    return { proration_behavior: 'always_invoice', proration_date: prorationDate } as const;
  }
}

const itemOf = ({ itemId, productId, currency }: StripePlan, { amountCents, interval }: Plan) => ({
  id: itemId,
  price_data: { currency, product: productId, unit_amount: amountCents, recurring: { interval } },
});

/**
 * Waits as free days until the paid period ends. Otherwise another interval would start a new period at once, and the
 * next change would credit the new plan's price instead of the one that was paid.
 */
const chargedLater = ({ isFree, period }: StripePlan): Stripe.SubscriptionUpdateParams => ({
  proration_behavior: 'none',
  ...(!isFree && { trial_end: period.end }),
});
