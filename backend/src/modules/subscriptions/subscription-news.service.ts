import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { CouponUsesService } from '../coupons/index.js';
import { AccessEndsService, EnrollmentsService } from '../enrollments/index.js';
import { InvoiceOrdersService, type SubscribedProduct } from '../payments/index.js';
import { cancellation, END_DISCOUNT, LIMIT_SUBSCRIPTION } from './cancel-subscription.job.js';
import { ComingPaymentsService } from './coming-payments.service.js';
import { isDiscounted, monthlyCents, nextCents, type Plan } from './plan.js';
import { type StripeNews, StripeSubscriptionsService } from './stripe-subscriptions.service.js';
import {
  changeBetween,
  endOfMonths,
  isOver,
  stateOf,
  type SubscriptionState,
} from './subscription-states.js';
import type { Subscription, SubscriptionChangeEntry } from './subscription.entity.js';
import { lockSubscription } from './subscription.sql.js';

/**
 * Brings a subscription to what Stripe says now: webhooks, answers and the reconciler all end here. Events only say that
 * something happened, so late, doubled and reordered ones change nothing.
 */
@Injectable()
export class SubscriptionNewsService {
  constructor(
    private readonly database: Database,
    private readonly stripe: StripeSubscriptionsService,
    private readonly invoices: InvoiceOrdersService,
    private readonly enrollments: EnrollmentsService,
    private readonly accessEnds: AccessEndsService,
    private readonly coupons: CouponUsesService,
    private readonly coming: ComingPaymentsService,
    private readonly queue: JobQueue,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Asks Stripe, books what was paid, and moves access, in one transaction. */
  async hear(stripeId: string): Promise<void> {
    const askedAt = this.clock.now();
    const news = await this.stripe.read(stripeId);
    if (!news) return;
    await this.database.transaction(async (tx) => {
      const subscription = await lockSubscription(tx, news);
      // An answer to a later question may have been stored while this one was on its way.
      const isOld = subscription?.checkedAt && subscription.checkedAt > askedAt;
      if (subscription && !isOld) await this.take(tx, subscription, { ...news, askedAt });
    });
  }

  private async take(
    tx: Tx,
    subscription: Subscription,
    news: StripeNews & { askedAt: Date },
  ): Promise<void> {
    const product = await this.invoices.productOf(subscription);
    const booked = await this.invoices.book(tx, subscription, product, news);
    const paymentsMade = subscription.paymentsMade + booked;
    if (subscription.endedAt !== null) return this.count(tx, subscription, paymentsMade);
    const { instalments } = subscription;
    const now = this.clock.now();
    const state = stateOf(news, { instalments, paymentsMade }, now);
    await this.save(tx, subscription, { ...news, ...state, paymentsMade });
    if (news.plan !== null) await this.changePlan(tx, subscription, news.plan, news.askedAt);
    const change = changeBetween(subscription.status, state.status);
    if (change !== null)
      await this.log(tx, subscription, { kind: change, deltaCents: null, at: news.askedAt });
    if (state.status !== 'incomplete') await this.moveAccess(tx, subscription, product, state);
    await this.tell(tx, subscription, state);
    if (state.pausedUntil !== null) await this.accessEnds.skipNotices(tx, subscription.id);
    if (instalments !== null) await this.limit(tx, news, state, instalments);
    if (isOver(state.status)) await this.coupons.release(tx, subscription.id, []);
    else await this.endDiscount(tx, news, { ...subscription, paymentsMade });
  }

  /** Makes sure that what is paid in full is not charged again. */
  private async limit(
    tx: Tx,
    { stripeId, status, anchor, cancelAt }: StripeNews,
    state: SubscriptionState,
    instalments: number,
  ): Promise<void> {
    if (state.status === 'completed' && status !== 'canceled')
      await this.queue.add(tx, cancellation(stripeId, 'completed'));
    if (state.status === 'active' && cancelAt === null)
      await this.queue.add(tx, {
        job: LIMIT_SUBSCRIPTION,
        payload: { stripeId, end: endOfMonths(anchor, instalments).toISOString() },
        dedupeKey: `${LIMIT_SUBSCRIPTION.kind}:${stripeId}:${this.clock.now().toISOString()}`,
      });
  }

  /** Lets Stripe charge the full price again after the last payment that the coupon discounts. */
  private async endDiscount(tx: Tx, news: StripeNews, subscription: Subscription): Promise<void> {
    const { stripeId } = news;
    if (!news.isDiscounted || isDiscounted(subscription)) return;
    await this.queue.add(tx, {
      job: END_DISCOUNT,
      payload: { stripeId },
      dedupeKey: `${END_DISCOUNT.kind}:${stripeId}`,
    });
  }

  /** Counts what was paid for one that is over, whose access does not return. */
  private async count(tx: Tx, { id }: Subscription, paymentsMade: number): Promise<void> {
    await tx.query('update subscriptions set payments_made = $2 where id = $1', [id, paymentsMade]);
  }

  private async save(
    tx: Tx,
    { id }: Subscription,
    state: SubscriptionState &
      Pick<StripeNews, 'stripeId' | 'card'> & { paymentsMade: number; askedAt: Date },
  ): Promise<void> {
    const { status, card } = state;
    await tx.query(
      `update subscriptions set stripe_id = $2, status = $3, payments_made = $4, next_payment_at = $5, cancel_at = $6,
              access_until = $7, card_brand = coalesce($8, card_brand), card_last4 = coalesce($9, card_last4), checked_at = $10,
              paused_until = $13, paid_since = coalesce(paid_since, case when $4 > 0 then $10::timestamptz end),
              started_at = coalesce(started_at, case when $11 then $10::timestamptz end),
              ended_at = case when $12 then coalesce(ended_at, $10::timestamptz) end
       where id = $1`,
      [
        id,
        state.stripeId,
        status,
        state.paymentsMade,
        state.nextPaymentAt,
        state.cancelAt,
        state.accessUntil,
        card?.brand ?? null,
        card?.last4 ?? null,
        state.askedAt,
        status === 'active' || state.paymentsMade > 0,
        isOver(status),
        state.pausedUntil,
      ],
    );
  }

  /** Stores the plan that Stripe charges. A payment that was announced has another amount now, and is announced again. */
  private async changePlan(tx: Tx, before: Subscription, plan: Plan, at: Date): Promise<void> {
    await tx.query(
      `update subscriptions set offer_id = $2, offer_name = $3, interval = $4, amount_cents = $5, tax_cents = $6,
              tax_label = $7, tax_is_included = $8,
              payment_told_for = case when amount_cents = $5 and interval = $4 then payment_told_for end
       where id = $1`,
      [
        before.id,
        plan.offerId,
        plan.offerName,
        plan.interval,
        plan.amountCents,
        plan.taxCents,
        plan.taxLabel,
        plan.taxIsIncluded,
      ],
    );
    const deltaCents = monthlyCents(plan) - monthlyCents(before);
    // Before its first payment it brings nothing, so nothing changes.
    if (deltaCents === 0 || before.paymentsMade === 0) return;
    await this.log(tx, before, { kind: deltaCents > 0 ? 'upgraded' : 'downgraded', deltaCents, at });
  }

  private async log(
    tx: Tx,
    { id }: Subscription,
    { kind, deltaCents, at }: Pick<SubscriptionChangeEntry, 'kind' | 'deltaCents' | 'at'>,
  ): Promise<void> {
    await tx.query(
      `insert into subscription_changes as c (subscription_id, kind, at, delta_cents) values ($1, $2, $3, $4)
       on conflict (subscription_id, kind, at) do update set delta_cents = c.delta_cents + excluded.delta_cents`,
      [id, kind, at, deltaCents],
    );
  }

  private async moveAccess(
    tx: Tx,
    { id, accountId, productId }: Subscription,
    { parts }: SubscribedProduct,
    { accessUntil }: SubscriptionState,
  ): Promise<void> {
    await this.enrollments.hold(
      tx,
      {
        accountId,
        productIds: [productId],
        source: 'subscription',
        sourceId: id,
        parts: parts.map((part) => ({ bundleId: productId, productId: part.productId })),
      },
      accessUntil,
    );
  }

  private async tell(
    tx: Tx,
    before: Subscription,
    { status, accessUntil, nextPaymentAt }: SubscriptionState,
  ): Promise<void> {
    if (status === before.status) return;
    if (before.status === 'incomplete') {
      const isTrial = status === 'active' && before.trialDays !== null;
      if (isTrial && nextPaymentAt !== null) await this.coming.confirmTrial(tx, before, nextPaymentAt);
      return;
    }
    if (status !== 'past_due' && status !== 'ended') return;
    if (status === 'past_due') await this.accessEnds.skipNotices(tx, before.id);
    const isCanceled = before.cancelAt !== null && before.cancelAt <= this.clock.now();
    await this.outbox.publish(tx, status === 'past_due' ? 'subscription.unpaid' : 'subscription.ended', {
      subscriptionId: before.id,
      accountId: before.accountId,
      productId: before.productId,
      product: before.title,
      amountCents: nextCents(before),
      currency: before.currency,
      wasUnpaid: before.status === 'past_due',
      isEarly: before.status === 'active' && !isCanceled,
      accessUntil: accessUntil?.toISOString() ?? null,
    });
  }
}
