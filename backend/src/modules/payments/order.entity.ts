import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { DisputeStage } from './dispute-stages.js';
import type { ReviewReason } from './judge-payment.js';
import type { OrderStatus } from './order-states.js';

/** One purchase of one person. Prices and products are in its versions: one for each cart brought to checkout. */
@Entity('orders')
@Unique('orders_number', ['number'])
@Unique('orders_receipt', ['receiptSerial'])
@Check('orders_receipt_number', '(receipt_serial IS NULL) = (receipt_number IS NULL)')
@Index('orders_one_pending', ['accountId'], { unique: true, where: `status = 'pending'` })
@Index('orders_history', ['accountId', 'createdAt'])
@Check(
  'orders_refunds',
  '0 <= refunded_cents AND refunded_cents <= refund_requested_cents AND refund_requested_cents <= received_cents',
)
@Index('orders_receipt_word', { synchronize: false })
@Index('orders_newest_received', { synchronize: false })
@Index('orders_oldest_received', { synchronize: false })
@Index('orders_dearest', { synchronize: false })
@Index('orders_cheapest', { synchronize: false })
@Index('orders_status_received', { synchronize: false })
@Index('orders_products', { synchronize: false })
@Index('orders_disputes', { synchronize: false })
@Index('orders_fee_unknown', ['receivedAt'], { where: 'received_at IS NOT NULL AND fee_cents IS NULL' })
@Check('orders_dispute', `dispute IN ('inquiry', 'needs_answer', 'answered', 'won', 'lost')`)
@Check('orders_received', `(status IN ('pending', 'expired')) = (received_at IS NULL)`)
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
  @PrimaryColumn('uuid') id: string;

  /** Order number for people, such as S-10001. From a sequence, so gaps are possible. */
  @Column('varchar', { length: 20 }) number: string;

  /** Belongs to accounts; no database key across modules. */
  @Column('uuid') accountId: string;

  @Column('text') status: OrderStatus;

  /** Current version: the latest one while pending, afterwards the paid one. */
  @Column('integer') version: number;

  @Column('text', { nullable: true }) reviewReason: ReviewReason | null;
  @Column('timestamptz') createdAt: Date;

  /** Time of the member's latest checkout; the order expires a day later. */
  @Column('timestamptz') activeAt: Date;

  @Column('timestamptz', { nullable: true }) paidAt: Date | null;
  @Column('timestamptz', { nullable: true }) expiredAt: Date | null;

  /** Serial number of the receipt, counted without gaps; null until the order is paid (product rule 4.23). */
  @Column('integer', { nullable: true }) receiptSerial: number | null;

  /** Receipt number as printed. */
  @Column('varchar', { length: 20, nullable: true }) receiptNumber: string | null;

  /** Seller, as the receipt names it permanently; also null for sales from before sellers were kept. */
  @Column('varchar', { length: 120, nullable: true }) sellerName: string | null;

  @Column('varchar', { length: 400, nullable: true }) sellerAddress: string | null;
  @Column('varchar', { length: 40, nullable: true }) sellerTaxNumber: string | null;

  /** Time of payment, including money that waits for the coach; from then on the order is in the coach's list. */
  @Column('timestamptz', { nullable: true }) receivedAt: Date | null;

  /** Received amount, which may differ from the amount we asked for. */
  @Column('integer', { default: 0 }) receivedCents: number;

  /** Part of the received amount with a refund requested, done or not. */
  @Column('integer', { default: 0 }) refundRequestedCents: number;

  /** Part of the received amount that was refunded. */
  @Column('integer', { default: 0 }) refundedCents: number;

  /** Fees of the payment provider, disputes included; null until the payment's own fee is known. */
  @Column('integer', { nullable: true }) feeCents: number | null;

  /** Time of our latest request for an unknown fee. */
  @Column('timestamptz', { nullable: true }) feeCheckedAt: Date | null;

  /** Stage of the dispute; null without one. */
  @Column('text', { nullable: true }) dispute: DisputeStage | null;

  /** Products of the paid version, in the order of the cart. */
  @Column('uuid', { array: true, default: [] }) productIds: string[];
}
