import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Order, OrderLine } from './order.entity.js';
import type { RefundOrigin, RefundStatus } from './order-states.js';

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

  /** Account of the coach. Null for refunds made at the payment provider or decided by the bank. */
  @Column('uuid', { nullable: true }) requestedBy: string | null;

  @Column('timestamptz') requestedAt: Date;

  /** Time of our latest request to Stripe about the refund. */
  @Column('timestamptz', { nullable: true }) checkedAt: Date | null;

  @Column('timestamptz', { nullable: true }) settledAt: Date | null;

  @Column('varchar', { length: 300, nullable: true }) failure: string | null;

  /** True for a partial refund made outside the console, until the coach names its products. */
  @Column('boolean', { name: 'awaits_decision', default: false }) needsDecision: boolean;
}

/** A line's share of a refund. Money beyond our request belongs to no line. */
@Entity('refund_lines')
@Index('refund_lines_end_once', ['orderLineId'], { unique: true, where: 'ends_access AND NOT is_void' })
@Index('refund_lines_of_line', ['orderLineId'])
@Check('refund_lines_amount', 'amount_cents >= 0')
export class RefundLine {
  @ForeignKey(() => Refund) @PrimaryColumn('uuid') refundId: string;
  @ForeignKey(() => OrderLine, { name: 'refund_lines_line_fk' }) @PrimaryColumn('uuid') orderLineId: string;
  @Column('integer') amountCents: number;

  /** Tax within the amount: all refunds of a line together return its tax to the cent. */
  @Column('integer', { default: 0 }) taxCents: number;

  /** True if the refund ends access to the line; false for a goodwill refund. */
  @Column('boolean') endsAccess: boolean;

  /** True if the refund failed; the line can be refunded again. */
  @Column('boolean', { default: false }) isVoid: boolean;
}
