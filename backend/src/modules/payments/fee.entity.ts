import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OrderLine } from './order-line.entity.js';
import { Order } from './order.entity.js';

/** What the payment provider took for a payment, or for a dispute of it: the part that is one line's. */
@Entity('fees')
@Index('fees_of_order', ['orderId'])
@Index('fees_time', ['takenAt'])
@Index('fees_of_payment_once', ['orderLineId'], { unique: true, where: `origin = 'payment'` })
@Check('fees_origin', `origin IN ('payment', 'dispute')`)
export class Fee {
  /** Stripe's balance transaction by which it was taken. */
  @PrimaryColumn('varchar', { length: 255, primaryKeyConstraintName: 'fees_pk' })
  stripeTransactionId: string;

  @ForeignKey(() => OrderLine, { name: 'fees_line_fk' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'fees_pk' })
  orderLineId: string;

  @ForeignKey(() => Order, { name: 'fees_order_fk' })
  @Column('uuid')
  orderId: string;

  /** Belongs to catalog; no database key across modules. */
  @Column('uuid')
  productId: string;

  @Column('text')
  origin: FeeOrigin;

  /** Below nothing when the fee of a dispute was given back. */
  @Column('integer')
  amountCents: number;

  /** Of a payment: when its money came, so that it counts on the day of the sale. */
  @Column('timestamptz')
  takenAt: Date;
}

/** What it was taken for. */
export type FeeOrigin = 'payment' | 'dispute';
