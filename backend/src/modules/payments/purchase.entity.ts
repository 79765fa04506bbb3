import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { OrderLine } from './order-line.entity.js';

/** One paid order line. Written in the transaction that marks the order paid and gives access. */
@Entity('purchases')
@Unique('purchases_order_line', ['orderLineId'])
@Index('purchases_account_product', ['accountId', 'productId'])
@Index('purchases_of_product', ['productId', 'createdAt'])
@Index('purchases_time', ['createdAt'])
export class Purchase {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => OrderLine) @Column('uuid') orderLineId: string;

  /** Belongs to accounts; no database key across modules. */
  @Column('uuid') accountId: string;

  /** Belongs to catalog; no database key across modules. */
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
