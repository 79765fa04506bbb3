import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { ProductType } from '../../kernel/product-types.js';
import { OrderVersion } from './order-version.entity.js';

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

  /** Belongs to catalog; no database key across modules. */
  @Column('uuid') productId: string;

  @Column('text') type: ProductType;
  @Column('varchar', { length: 160 }) title: string;

  /** True if the line is a gift; its recipient is kept by gifts (product rule 4.21). */
  @Column('boolean', { default: false }) isGift: boolean;

  /** Booking that a coaching line pays for; null: none. No foreign key, because bookings belong to coaching. */
  @Column('uuid', { nullable: true }) bookingId: string | null;

  @Column('varchar', { length: 500, nullable: true }) thumbnailUrl: string | null;

  /** Amount to pay: price less discount, plus the tax where it is added. */
  @Column('integer') amountCents: number;

  /** Discount of a coupon on the price. */
  @Column('integer', { default: 0 }) discountCents: number;

  /** Tax within the amount. */
  @Column('integer', { default: 0 }) taxCents: number;
}
