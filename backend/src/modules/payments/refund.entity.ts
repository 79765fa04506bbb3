import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Order } from './order.entity.js';
import type { RefundOrigin, RefundStatus } from './refund-states.js';

/** A refund, pending or done. Its id is its idempotency key at the payment provider. */
@Entity('refunds')
@Unique('refunds_stripe_id', ['stripeRefundId'])
@Index('refunds_of_order', ['orderId', 'requestedAt'])
@Index('refunds_pending', ['requestedAt'], { where: `status = 'pending'` })
@Index('refunds_undecided', ['orderId'], { where: 'awaits_decision' })
@Index('refunds_time', ['settledAt'], { where: `status = 'succeeded'` })
@Check('refunds_status', `status IN ('pending', 'succeeded', 'failed')`)
@Check('refunds_origin', `origin IN ('console', 'provider', 'dispute', 'lost_time')`)
@Check('refunds_amount', 'amount_cents > 0')
@Check('refunds_settled', `(status = 'pending') = (settled_at IS NULL)`)
export class Refund {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Order) @Column('uuid') orderId: string;
  @Column('text') status: RefundStatus;
  @Column('text') origin: RefundOrigin;
  @Column('integer') amountCents: number;

  /** Stripe's id; null until Stripe has responded. */
  @Column('varchar', { length: 255, nullable: true }) stripeRefundId: string | null;

  /** The coach's reason. Null again when the buyer's account is erased. */
  @Column('varchar', { length: 500, nullable: true }) reason: string | null;

  /** The coach's account; belongs to accounts. Null for refunds made at the payment provider or decided by the bank. */
  @Column('uuid', { nullable: true }) requestedBy: string | null;

  @Column('timestamptz') requestedAt: Date;

  /** Time of our latest request to Stripe about the refund. */
  @Column('timestamptz', { nullable: true }) checkedAt: Date | null;

  @Column('timestamptz', { nullable: true }) settledAt: Date | null;

  /** Reason of the payment provider for a failure. */
  @Column('varchar', { length: 300, nullable: true }) failure: string | null;

  /** True for a partial refund made outside the console, until the coach says which products it was for. */
  @Column('boolean', { default: false }) awaitsDecision: boolean;
}
