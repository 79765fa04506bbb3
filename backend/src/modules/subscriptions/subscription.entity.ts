import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { OfferInterval } from '../catalog/index.js';
import type { SubscriptionChange, SubscriptionStatus } from './subscription-states.js';

/** The payment provider's record of a member, to which her card belongs. */
@Entity('payment_customers')
export class PaymentCustomer {
  /** Account id; no foreign key across modules. */
  @PrimaryColumn('uuid') accountId: string;

  @Column('varchar', { length: 255 }) stripeId: string;
}

/**
 * A member's agreement to pay an offer every month or year. Offer, price and tax stay until the member changes the plan.
 * Each payment is an order of its own; access follows the state.
 */
@Entity('subscriptions')
@Unique('subscriptions_stripe', ['stripeId'])
@Index('subscriptions_one_running', ['accountId', 'productId'], { unique: true, where: 'ended_at IS NULL' })
@Index('subscriptions_of_account', ['accountId', 'createdAt'])
@Index('subscriptions_due', ['checkedAt'], { where: 'ended_at IS NULL' })
@Index('subscriptions_newest', { synchronize: false })
@Index('subscriptions_next_payment', ['nextPaymentAt', 'id'], { where: 'started_at IS NOT NULL' })
@Check('subscriptions_interval', `interval IN ('month', 'year')`)
@Check('subscriptions_status', `status IN ('incomplete', 'active', 'past_due', 'completed', 'ended')`)
@Check('subscriptions_ended', `(status IN ('completed', 'ended')) = (ended_at IS NOT NULL)`)
@Check('subscriptions_amount', 'amount_cents > 0 AND tax_cents >= 0')
@Check(
  'subscriptions_coupon',
  `num_nulls(coupon_id, coupon_code, discount_cents, discounted_cents, discounted_tax_cents) IN (0, 5)
   AND (coupon_payments IS NULL OR coupon_id IS NOT NULL)
   AND coupon_payments > 0 AND discount_cents > 0 AND discounted_tax_cents >= 0
   AND discounted_cents BETWEEN 1 AND amount_cents - 1`,
)
@Check('subscriptions_payments', 'payments_made >= 0')
export class Subscription {
  @PrimaryColumn('uuid') id: string;

  /** Account id; no foreign key across modules. */
  @Column('uuid') accountId: string;

  /** Product id; no foreign key across modules. */
  @Column('uuid') productId: string;

  /** Title of the product at the beginning. */
  @Column('varchar', { length: 160 }) title: string;

  /** Offer id; no foreign key across modules. */
  @Column('uuid') offerId: string;

  @Column('varchar', { length: 60 }) offerName: string;
  @Column('text') interval: OfferInterval;

  /** Number of payments, after which access stays forever; null: until it is canceled. */
  @Column('integer', { nullable: true }) instalments: number | null;

  /** Free days before the first payment; null: none. */
  @Column('integer', { nullable: true }) trialDays: number | null;

  @Column('varchar', { length: 3 }) currency: string;

  /** Amount of each payment, with tax. */
  @Column('integer') amountCents: number;

  /** Tax within the amount. */
  @Column('integer') taxCents: number;

  /** Name of the tax; null without tax. */
  @Column('varchar', { length: 40, nullable: true }) taxLabel: string | null;

  /** True if the price contained the tax. */
  @Column('boolean') taxIsIncluded: boolean;

  /** Coupon id; no foreign key across modules. Null: none, as in the next five. */
  @Column('uuid', { nullable: true }) couponId: string | null;

  @Column('varchar', { length: 40, nullable: true }) couponCode: string | null;

  /** Number of payments that the coupon discounts; null: all. */
  @Column('integer', { nullable: true }) couponPayments: number | null;

  /** Discount of each of them, before tax that is added. */
  @Column('integer', { nullable: true }) discountCents: number | null;

  /** Amount of a discounted payment, with tax. */
  @Column('integer', { nullable: true }) discountedCents: number | null;

  /** Tax within a discounted payment. */
  @Column('integer', { nullable: true }) discountedTaxCents: number | null;

  /** Stripe's subscription; null until Stripe has responded. */
  @Column('varchar', { length: 255, nullable: true }) stripeId: string | null;

  @Column('text') status: SubscriptionStatus;
  @Column('integer', { default: 0 }) paymentsMade: number;

  /** Time of the next payment; null: none is planned. */
  @Column('timestamptz', { nullable: true }) nextPaymentAt: Date | null;

  /** Payment that the member was told of ahead; null: of none. */
  @Column('timestamptz', { nullable: true }) paymentToldFor: Date | null;

  /** Time of the next payment after a pause; null: it is not paused. */
  @Column('timestamptz', { nullable: true }) pausedUntil: Date | null;

  /** Time at which it ends, because it was canceled; null: it goes on. */
  @Column('timestamptz', { nullable: true }) cancelAt: Date | null;

  /** Time at which access ends; null: it has none, or no end. */
  @Column('timestamptz', { nullable: true }) accessUntil: Date | null;

  @Column('varchar', { length: 40, nullable: true }) cardBrand: string | null;
  @Column('varchar', { length: 4, nullable: true }) cardLast4: string | null;

  /** Reason in the member's words. */
  @Column('varchar', { length: 500, nullable: true }) cancelReason: string | null;

  @Column('timestamptz') createdAt: Date;

  /** Time at which it began, with the first payment or the free days. */
  @Column('timestamptz', { nullable: true }) startedAt: Date | null;

  /** Time of the first payment; null: in free days, or never paid. */
  @Column('timestamptz', { nullable: true }) paidSince: Date | null;

  @Column('timestamptz', { nullable: true }) endedAt: Date | null;

  /** Time of our latest request to Stripe about it. */
  @Column('timestamptz', { nullable: true }) checkedAt: Date | null;

  /** Time until which a change of its plan keeps others out; null: none is under way. */
  @Column('timestamptz', { nullable: true }) changingUntil: Date | null;
}

/**
 * A payment that failed or was made after all, or a plan that brings more or less in a month than the one before. Never
 * changed; other times are in the subscription itself.
 */
@Entity('subscription_changes')
@Index('subscription_changes_by_time', ['kind', 'at'])
@Check('subscription_changes_kind', `kind IN ('failed', 'recovered', 'upgraded', 'downgraded')`)
@Check('subscription_changes_delta', `(kind IN ('upgraded', 'downgraded')) = (delta_cents IS NOT NULL)`)
export class SubscriptionChangeEntry {
  @PrimaryColumn('uuid') subscriptionId: string;
  @PrimaryColumn('text') kind: SubscriptionChange;

  /** Time of Stripe's answer that told of it. */
  @PrimaryColumn('timestamptz') at: Date;

  /** Difference of the plans in a month, without tax; null: the plan stays. */
  @Column('integer', { nullable: true }) deltaCents: number | null;
}
