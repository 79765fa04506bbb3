import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ReviewReason } from './judge-payment.js';
import { Order } from './order.entity.js';
import type { Resolution } from './resolutions.js';

/** Review of money that arrived without giving everything it was paid for, with the reason and the coach's decision. */
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

  /** The coach's account; belongs to accounts. Null also for a refund made at the payment provider. */
  @Column('uuid', { nullable: true }) resolvedBy: string | null;

  /** The coach's private note. Null before, and again when the buyer's account is erased. */
  @Column('varchar', { length: 1000, nullable: true }) note: string | null;
}
