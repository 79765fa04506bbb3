import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Resolution, ReviewReason } from './judge-payment.js';
import { Order, OrderLine } from './order.entity.js';
import type { Outcome } from './payment-news.js';
import type { DisputeStage } from './order-states.js';

/** Review of a payment that did not grant everything, with the reason and the coach's decision. */
@Entity('payment_reviews')
@Index('payment_reviews_newest', { synchronize: false })
@Index('payment_reviews_oldest', ['openedAt', 'orderId'])
@Index('payment_reviews_open', ['openedAt'], { where: 'resolved_at IS NULL' })
@Check('payment_reviews_reason', `reason IN ('wrong_amount', 'wrong_currency', 'wrong_owner', 'paid_twice')`)
@Check(
  'payment_reviews_resolved',
  `(resolved_at IS NULL) = (resolution IS NULL)
   AND (CASE WHEN resolution = 'granted' THEN resolved_by IS NOT NULL ELSE resolved_at IS NOT NULL OR resolved_by IS NULL END)`,
)
@Check('payment_reviews_resolution', `resolution IN ('granted', 'refunded')`)
export class PaymentReview {
  @ForeignKey(() => Order) @PrimaryColumn('uuid') orderId: string;
  @Column('text') reason: ReviewReason;

  /** Received amount, which may differ from the amount we asked for. */
  @Column('integer') receivedCents: number;

  @Column('varchar', { length: 3 }) receivedCurrency: string;
  @Column('timestamptz') openedAt: Date;
  @Column('timestamptz', { nullable: true }) resolvedAt: Date | null;
  @Column('text', { nullable: true }) resolution: Resolution | null;

  /** Account of the coach. Null also for a refund made at the payment provider. */
  @Column('uuid', { nullable: true }) resolvedBy: string | null;

  /** The coach's private note; null before a decision, and again when the buyer's account is erased. */
  @Column('varchar', { length: 1000, nullable: true }) note: string | null;
}

/**
 * An event from Stripe. The row is written in the transaction of its effect: written earlier, a crash would lose the
 * payment; written later, double it (product rule 4.7).
 */
@Entity('payment_events')
export class PaymentEvent {
  /** Stripe's event id, or `check:<intent>:paid` if we asked Stripe ourselves. */
  @PrimaryColumn('varchar', { length: 255 }) id: string;

  @Column('varchar', { length: 100 }) type: string;
  @Column('varchar', { length: 255, nullable: true }) paymentIntentId: string | null;
  @ForeignKey(() => Order) @Column('uuid', { nullable: true }) orderId: string | null;
  @Column('text') outcome: Outcome;
  @Column('timestamptz') receivedAt: Date;
}

/** A buyer's dispute about the money of an order. The coach responds at the payment provider; the bank decides. */
@Entity('disputes')
@Unique('disputes_stripe_id', ['stripeDisputeId'])
@Index('disputes_of_order', ['orderId'])
@Check('disputes_stage', `stage IN ('inquiry', 'needs_answer', 'answered', 'won', 'lost')`)
@Check('disputes_amount', 'amount_cents > 0')
@Check('disputes_closed', `(stage IN ('won', 'lost')) = (closed_at IS NOT NULL)`)
export class Dispute {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Order) @Column('uuid') orderId: string;
  @Column('varchar', { length: 255 }) stripeDisputeId: string;
  @Column('text') stage: DisputeStage;
  @Column('integer') amountCents: number;

  /** The bank's reason, such as `fraudulent`. */
  @Column('varchar', { length: 60 }) reason: string;

  @Column('timestamptz') openedAt: Date;

  @Column('timestamptz', { nullable: true }) answerBy: Date | null;

  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
}

/** Fee of the payment provider for a payment or a dispute: the share of one line. */
@Entity('fees')
@Index('fees_of_order', ['orderId'])
@Index('fees_time', ['takenAt'])
@Index('fees_of_payment_once', ['orderLineId'], { unique: true, where: `origin = 'payment'` })
@Check('fees_origin', `origin IN ('payment', 'dispute')`)
export class Fee {
  /** Stripe's balance transaction that took the fee. */
  @PrimaryColumn('varchar', { length: 255 }) stripeTransactionId: string;

  @ForeignKey(() => OrderLine, { name: 'fees_line_fk' }) @PrimaryColumn('uuid') orderLineId: string;
  @ForeignKey(() => Order) @Column('uuid') orderId: string;

  /** Product id; no foreign key across modules. */
  @Column('uuid') productId: string;

  @Column('text') origin: FeeOrigin;

  /** Negative if the fee of a dispute was returned. */
  @Column('integer') amountCents: number;

  /**
   * Time of the fee; for a payment's fee, the time its money arrived, so that the fee counts on the day of the sale.
   */
  @Column('timestamptz') takenAt: Date;
}

export type FeeOrigin = 'payment' | 'dispute';
