import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OrderLine } from './order-line.entity.js';
import { Order } from './order.entity.js';

/** Fee of the payment provider for a payment or a dispute: the share of one line. */
@Entity('fees')
@Index('fees_of_order', ['orderId'])
@Index('fees_time', ['takenAt'])
@Index('fees_of_payment_once', ['orderLineId'], { unique: true, where: `origin = 'payment'` })
@Check('fees_origin', `origin IN ('payment', 'dispute')`)
export class Fee {
  /** Stripe's balance transaction that took the fee. */
  @PrimaryColumn('varchar', { length: 255 }) stripeTransactionId: string;

  @ForeignKey(() => OrderLine, { name: 'fees_line_fk' }) @PrimaryColumn('uuid') orderLineId: string;
  @ForeignKey(() => Order) @Column('uuid') orderId: string;

  /** Belongs to catalog; no database key across modules. */
  @Column('uuid') productId: string;

  @Column('text') origin: FeeOrigin;

  /** Negative if the fee of a dispute was returned. */
  @Column('integer') amountCents: number;

  /** For a payment's fee the time its money came, so that the fee counts on the day of the sale. */
  @Column('timestamptz') takenAt: Date;
}

/** Cause of the fee. */
export type FeeOrigin = 'payment' | 'dispute';
