import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { ReviewReason } from './judge-payment.js';
import type { OrderStatus } from './order-states.js';

/** One purchase of one person. What it costs and holds is in its versions: one for each cart brought to the checkout. */
@Entity('orders')
@Unique('orders_number', ['number'])
@Index('orders_one_pending', ['accountId'], { unique: true, where: `status = 'pending'` })
@Index('orders_history', ['accountId', 'createdAt'])
@Check(
  'orders_status',
  `status IN ('pending', 'paid', 'partially_refunded', 'refunded', 'disputed', 'review', 'expired')`,
)
@Check('orders_review', `(status = 'review') = (review_reason IS NOT NULL)`)
@Check(
  'orders_paid',
  `status NOT IN ('paid', 'partially_refunded', 'refunded', 'disputed') OR paid_at IS NOT NULL`,
)
export class Order {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'orders_pk' })
  id: string;

  /** For people: S-10001. From a sequence, so gaps are possible. */
  @Column('varchar', { length: 20 })
  number: string;

  /** Belongs to accounts; no database key across modules. */
  @Column('uuid')
  accountId: string;

  @Column('text')
  status: OrderStatus;

  /** The version in force: the last one while pending, the one that was paid afterwards. */
  @Column('integer')
  version: number;

  @Column('text', { nullable: true })
  reviewReason: ReviewReason | null;

  @Column('timestamptz')
  createdAt: Date;

  /** When the member was last at the checkout; a day later the order expires. */
  @Column('timestamptz')
  activeAt: Date;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  @Column('timestamptz', { nullable: true })
  expiredAt: Date | null;
}
