import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Order } from './order.entity.js';

/** Snapshot of the cart with the one intent that pays for it. A payment buys the snapshot of its own intent. */
@Entity('order_versions')
@Unique('order_versions_number', ['orderId', 'version'])
@Unique('order_versions_intent', ['paymentIntentId'])
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

  /** Currency of the business: our only foreign key into another module, because only the database can keep both equal. */
  @ForeignKey('business', 'currency', { name: 'order_versions_currency_fk' })
  @Column('varchar', { length: 3 })
  currency: string;

  /** Sum of the prices, before a coupon. */
  @Column('integer') subtotalCents: number;

  /** Discount of the coupon: the sum of the discounts of the lines. */
  @Column('integer', { default: 0 }) discountCents: number;

  /** Belongs to coupons; no database key across modules. */
  @Column('uuid', { nullable: true }) couponId: string | null;

  /** Coupon code as it was at checkout. */
  @Column('varchar', { length: 40, nullable: true }) couponCode: string | null;

  /** True while a use of a limited coupon is reserved for this version, which is a short time. */
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

  @Column('varchar', { length: 40, nullable: true }) cardBrand: string | null;
  @Column('varchar', { length: 4, nullable: true }) cardLast4: string | null;
  @Column('timestamptz') createdAt: Date;

  /** Time of our latest request to Stripe about the intent. */
  @Column('timestamptz', { nullable: true }) checkedAt: Date | null;

  /** Time when the intent was canceled: it can never be paid any more. */
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;

  /** Time when the money arrived. */
  @Column('timestamptz', { nullable: true }) paidAt: Date | null;
}
