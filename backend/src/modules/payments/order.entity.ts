import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { TimeOfUpdate } from '../../platform/database/time-of-update.js';
import type { DisputeStage, OrderStatus } from './order-states.js';
import type { ReviewReason } from './judge-payment.js';
import type { PartType, ProductType } from '../../kernel/product-types.js';

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
@Index('orders_updated', ['updatedAt', 'id'], { where: 'received_at IS NOT NULL' })
@Index('orders_of_subscription', ['subscriptionId', 'receivedAt'], { where: 'subscription_id IS NOT NULL' })
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

  /** Order number for people, such as S-10001. Comes from a sequence, so gaps are possible. */
  @Column('varchar', { length: 20 }) number: string;

  /** Account id; no foreign key across modules. */
  @Column('uuid') accountId: string;

  @Column('text') status: OrderStatus;

  /** Current version: the latest one while pending, afterwards the paid one. */
  @Column('integer') version: number;

  @Column('text', { nullable: true }) reviewReason: ReviewReason | null;
  @Column('timestamptz') createdAt: Date;

  @TimeOfUpdate() readonly updatedAt?: Date;

  /** Time of the member's latest checkout; the order expires a day later. */
  @Column('timestamptz') activeAt: Date;

  @Column('timestamptz', { nullable: true }) paidAt: Date | null;
  @Column('timestamptz', { nullable: true }) expiredAt: Date | null;

  /** Serial number of the receipt, counted without gaps; null until the order is paid (product rule 4.23). */
  @Column('integer', { nullable: true }) receiptSerial: number | null;

  @Column('varchar', { length: 20, nullable: true }) receiptNumber: string | null;

  /** Seller, as on the receipt; also null for sales from before sellers were stored. */
  @Column('varchar', { length: 120, nullable: true }) sellerName: string | null;

  @Column('varchar', { length: 400, nullable: true }) sellerAddress: string | null;
  @Column('varchar', { length: 40, nullable: true }) sellerTaxNumber: string | null;

  /** Time of payment, including money that waits for the coach; from then on the order is in the coach's list. */
  @Column('timestamptz', { nullable: true }) receivedAt: Date | null;

  /** Received amount, which may differ from the amount we asked for. */
  @Column('integer', { default: 0 }) receivedCents: number;

  /** Part of the received amount whose refund was requested, completed or not. */
  @Column('integer', { default: 0 }) refundRequestedCents: number;

  /** Part of the received amount that was refunded. */
  @Column('integer', { default: 0 }) refundedCents: number;

  /** Fees of the payment provider, including disputes; null until the payment's own fee is known. */
  @Column('integer', { nullable: true }) feeCents: number | null;

  /** Time of our latest request for an unknown fee. */
  @Column('timestamptz', { nullable: true }) feeCheckedAt: Date | null;

  /** Stage of the dispute; null without one. */
  @Column('text', { nullable: true }) dispute: DisputeStage | null;

  /** Subscription of which this is one payment, no foreign key across modules; null: an order of the cart. */
  @Column('uuid', { nullable: true }) subscriptionId: string | null;

  /** Products of the paid version, in the order of the cart. */
  @Column('uuid', { array: true, default: [] }) productIds: string[];
}

/** Snapshot of the cart, with its only intent. A payment buys the snapshot of its own intent. */
@Entity('order_versions')
@Unique('order_versions_number', ['orderId', 'version'])
@Unique('order_versions_intent', ['paymentIntentId'])
@Index('order_versions_invoice', ['invoiceId'], { unique: true, where: 'invoice_id IS NOT NULL' })
@Index('order_versions_open', ['checkedAt'], {
  where: 'payment_intent_id IS NOT NULL AND closed_at IS NULL AND paid_at IS NULL',
})
@Index('order_versions_coupon', ['couponId'], { where: 'coupon_id IS NOT NULL' })
@Check('order_versions_discount', 'discount_cents = 0 OR coupon_id IS NOT NULL')
@Check(
  'order_versions_total',
  'total_cents = subtotal_cents - discount_cents + CASE WHEN tax_is_included THEN 0 ELSE tax_cents END AND subtotal_cents >= discount_cents AND discount_cents >= 0 AND tax_cents >= 0',
)
export class OrderVersion {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Order) @Column('uuid') orderId: string;
  @Column('integer') version: number;
  @Column('text') cartFingerprint: string;

  /**
   * Currency of the business. Our only foreign key into another module, because only the database can keep the two
   * equal.
   */
  @ForeignKey('business', 'currency', { name: 'order_versions_currency_fk' })
  @Column('varchar', { length: 3 })
  currency: string;

  /** Sum of the prices, before a coupon. */
  @Column('integer') subtotalCents: number;

  /** Discount of the coupon: the sum of the discounts of the lines. */
  @Column('integer', { default: 0 }) discountCents: number;

  /** Coupon id; no foreign key across modules. */
  @Column('uuid', { nullable: true }) couponId: string | null;

  @Column('varchar', { length: 40, nullable: true }) couponCode: string | null;

  /** True while a use of a limited coupon is reserved for this version, which is never long. */
  @Column('boolean', { default: false }) holdsCoupon: boolean;

  /** Sum of the lines' tax. */
  @Column('integer') taxCents: number;

  /** Name of the tax; null without tax. */
  @Column('varchar', { length: 40, nullable: true }) taxLabel: string | null;

  /** True if the prices contained the tax. */
  @Column('boolean', { default: false }) taxIsIncluded: boolean;

  @Column('integer') totalCents: number;

  /** Stripe's intent; null until Stripe has responded, and permanently if a coupon makes the version free. */
  @Column('varchar', { length: 255, nullable: true }) paymentIntentId: string | null;

  /** Stripe's invoice of a subscription that it books; null: it comes from the cart. */
  @Column('varchar', { length: 255, nullable: true }) invoiceId: string | null;

  @Column('varchar', { length: 40, nullable: true }) cardBrand: string | null;
  @Column('varchar', { length: 4, nullable: true }) cardLast4: string | null;
  @Column('timestamptz') createdAt: Date;

  /** Time of our latest request to Stripe about the intent. */
  @Column('timestamptz', { nullable: true }) checkedAt: Date | null;

  /** Time when the intent was canceled and could no longer be paid. */
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;

  @Column('timestamptz', { nullable: true }) paidAt: Date | null;
}

/** A product in a snapshot, as it was at checkout. */
@Entity('order_lines')
@Unique('order_lines_product', ['orderVersionId', 'productId'])
@Index('order_lines_of_product', ['productId'])
@Index('order_lines_gifts', ['orderVersionId'], { where: 'is_gift' })
@Check('order_lines_type', `type IN ('course', 'digital_file', 'coaching', 'bundle')`)
@Check('order_lines_amount', 'amount_cents >= 0')
@Check('order_lines_tax', 'tax_cents >= 0 AND (tax_cents < amount_cents OR tax_cents = 0)')
@Check('order_lines_discount', 'discount_cents >= 0')
export class OrderLine {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => OrderVersion, { name: 'order_lines_version_fk' }) @Column('uuid') orderVersionId: string;

  /** Position in the order, from 0. */
  @Column('integer') position: number;

  /** Product id; no foreign key across modules. */
  @Column('uuid') productId: string;

  @Column('text') type: ProductType;
  @Column('varchar', { length: 160 }) title: string;

  /** True if the line is a gift; its recipient is kept by gifts (product rule 4.21). */
  @Column('boolean', { default: false }) isGift: boolean;

  /** Offer that was bought; null: the product's own price. No foreign key across modules. */
  @Column('uuid', { nullable: true }) offerId: string | null;

  @Column('varchar', { length: 60, nullable: true }) offerName: string | null;

  /** Days of access from the payment; null: not counted in days. */
  @Column('integer', { nullable: true }) accessDays: number | null;

  /** End of access; null without days: never. */
  @Column('timestamptz', { nullable: true }) accessUntil: Date | null;

  /** Booking that a coaching line pays for; null: none. No foreign key, because bookings belong to coaching. */
  @Column('uuid', { nullable: true }) bookingId: string | null;

  @Column('varchar', { length: 500, nullable: true }) thumbnailUrl: string | null;

  /** Amount due: price minus discount, plus tax if it is added. */
  @Column('integer') amountCents: number;

  /** Discount of a coupon on the price. */
  @Column('integer', { default: 0 }) discountCents: number;

  /** Tax within the amount. */
  @Column('integer', { default: 0 }) taxCents: number;
}

/** A part of the bundle on a line, as it was at checkout. */
@Entity('order_line_parts')
@Check('order_line_parts_type', `type IN ('course', 'digital_file', 'coaching')`)
export class OrderLinePart {
  @ForeignKey(() => OrderLine, { name: 'order_line_parts_line_fk' })
  @PrimaryColumn('uuid')
  orderLineId: string;

  /** Product id; no foreign key across modules. */
  @PrimaryColumn('uuid') productId: string;

  /** Position in the bundle, from 0. */
  @Column('integer') position: number;

  @Column('text') type: PartType;
  @Column('varchar', { length: 160 }) title: string;
}

/** One paid order line. Written in the transaction that marks the order paid and gives access. */
@Entity('purchases')
@Unique('purchases_order_line', ['orderLineId'])
@Index('purchases_account_product', ['accountId', 'productId'])
@Index('purchases_of_product', ['productId', 'createdAt'])
@Index('purchases_time', ['createdAt'])
export class Purchase {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => OrderLine) @Column('uuid') orderLineId: string;

  /** Account id; no foreign key across modules. */
  @Column('uuid') accountId: string;

  /** Product id; no foreign key across modules. */
  @Column('uuid') productId: string;

  @Column('integer') amountCents: number;

  /** Stripe's intent that paid it; null: a coupon made the order free. */
  @Column('varchar', { length: 255, nullable: true }) stripePaymentId: string | null;

  @Column('timestamptz') createdAt: Date;

  /** Tax within the amount; the database copies it from the line. */
  @Column('integer', { default: 0 }) taxCents: number;

  /** True for the first purchase of an order, which counts the order; set by the database. */
  @Column('boolean', { default: true }) isFirstOfOrder: boolean;
}
