import { Injectable } from '@nestjs/common';
import { Clock, later, minutes } from '../../kernel/clock.js';
import { conflict, DomainError, notFound, unprocessable } from '../../kernel/errors.js';
import type { Language } from '../../kernel/languages.js';
import type { Cents } from '../../kernel/money.js';
import { translationTo } from '../../kernel/translations.js';
import { Database } from '../../platform/database/database.js';
import { TaxService } from '../business/index.js';
import { taxed } from '../cart/index.js';
import type { OfferInterval, OfferTranslations } from '../catalog/index.js';
import { type Plan, type PlanCost, planRefusal } from './plan.js';
import { StripePlansService } from './stripe-plans.service.js';
import { type Named, otherPlans, type Running, runningOne } from './subscription.sql.js';
import { SubscriptionNewsService } from './subscription-news.service.js';

interface Offer {
  offerId: string;
  offerName: string;
  interval: OfferInterval;
  priceCents: Cents;
  translations: OfferTranslations;
}

const OFFER = `select o.id as "offerId", o.name as "offerName", o.interval, o.price_cents as "priceCents", o.translations`;

/** A plan that a member can change to, with its cost now. */
export type PlanChoice = Plan & PlanCost & { name: string; currency: string };

/** A plan, its price and the amount due, as the member saw them. */
export interface WantedPlan {
  offerId: string;
  amountCents: Cents;
  dueCents: Cents;
}

/** Time after which a change that was interrupted no longer keeps others out. */
const LEASE = minutes(2);

/** Changes the plan of running subscriptions. What was shown is what is charged, or nothing changes. */
@Injectable()
export class PlanChangesService {
  constructor(
    private readonly database: Database,
    private readonly tax: TaxService,
    private readonly stripe: StripePlansService,
    private readonly news: SubscriptionNewsService,
    private readonly clock: Clock,
  ) {}

  /** Returns the other plans of the product, and what each costs now. */
  async choices(named: Named, language: Language): Promise<PlanChoice[]> {
    const subscription = changeable(await this.running(named));
    const offers = await this.offersBeside(subscription);
    const current = await this.stripe.read(subscription.stripeId);
    return Promise.all(
      offers.map(async (offer) => {
        const plan = await this.planOf(subscription, offer);
        const name = translationTo(language, offer.translations)?.name || offer.offerName;
        return {
          ...plan,
          ...(await this.stripe.costOf(current, plan)),
          name,
          currency: subscription.currency,
        };
      }),
    );
  }

  /** Changes to another plan. Of several requests at once, the first decides; repeating it changes nothing. */
  async change(named: Named, wanted: WantedPlan): Promise<void> {
    const { stripeId } = await this.running(named);
    await this.claim(named.id);
    try {
      // The rules are for the state that Stripe has now, and what is paid belongs to the plan that ends.
      await this.news.hear(stripeId);
      const subscription = await this.running(named);
      if (subscription.offerId !== wanted.offerId) await this.changeTo(subscription, wanted);
    } finally {
      await this.release(named.id);
    }
  }

  private async changeTo(running: Running, { offerId, ...shown }: WantedPlan): Promise<void> {
    const subscription = changeable(running);
    const offer = (await this.offersBeside(subscription)).find((one) => one.offerId === offerId);
    if (!offer) throw notFound('Offer');
    const plan = await this.planOf(subscription, offer);
    const current = await this.stripe.read(subscription.stripeId);
    const { isAtOnce, dueCents } = await this.stripe.costOf(current, plan);
    if (shown.amountCents !== plan.amountCents || shown.dueCents !== dueCents)
      throw conflict('price_changed', 'The price has changed. Take another look before you confirm.');
    const isPaid = await this.stripe.change(current, plan, { before: subscription, isAtOnce });
    if (!isPaid)
      throw unprocessable(
        'card_declined',
        'Your bank didn’t approve the payment, so your plan stays the same. Change your card and try again.',
      );
    await this.news.hear(subscription.stripeId);
  }

  private async running(named: Named): Promise<Running> {
    const found = await runningOne(this.database, named);
    if (!found) throw notFound('Subscription');
    return found;
  }

  /** Lets one change at a time ask Stripe, so that each is charged what its member saw. */
  private async claim(id: string): Promise<void> {
    const now = this.clock.now();
    const claimed = await this.database.one(
      `update subscriptions set changing_until = $2 where id = $1 and coalesce(changing_until <= $3, true) returning id`,
      [id, later(now, LEASE), now],
    );
    if (!claimed) throw new DomainError('unavailable', 'Please try again in a moment');
  }

  private async release(id: string): Promise<void> {
    await this.database.query('update subscriptions set changing_until = null where id = $1', [id]);
  }

  private offersBeside({ productId, offerId }: Running): Promise<Offer[]> {
    return this.database.query<Offer & Record<string, unknown>>(
      `${otherPlans(OFFER, '$1', '$2')} order by o.position, o.id`,
      [productId, offerId],
    );
  }

  /** A change is a new agreement: at the price and the tax of today. */
  private async planOf(
    { productId }: Running,
    { offerId, offerName, interval, priceCents }: Offer,
  ): Promise<Plan> {
    const policy = await this.tax.policy();
    const [line] = taxed([{ productId, amountCents: priceCents }], policy);
    return {
      offerId,
      offerName,
      interval,
      amountCents: line!.paidCents,
      taxCents: line!.taxCents,
      taxLabel: policy.name?.label ?? null,
      taxIsIncluded: policy.name?.isIncluded ?? false,
    };
  }
}

function changeable(subscription: Running): Running {
  const refusal = planRefusal(subscription);
  if (refusal !== undefined) throw unprocessable('not_possible', refusal);
  return subscription;
}
