import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Order } from './order.entity.js';
import type { Outcome } from './payment-news.js';

/**
 * An event from Stripe. The row is written in the transaction of its effect: an earlier row lost payments in a crash, a later one
 * doubled them (product rule 4.7).
 */
@Entity('payment_events')
export class PaymentEvent {
  /** Stripe's event id, or `check:<intent>:paid` if we asked Stripe ourselves. */
  @PrimaryColumn('varchar', { length: 255 }) id: string;

  @Column('varchar', { length: 100 }) type: string;
  @Column('varchar', { length: 255, nullable: true }) paymentIntentId: string | null;
  @ForeignKey(() => Order) @Column('uuid', { nullable: true }) orderId: string | null;
  @Column('text') outcome: Outcome;
  @Column('timestamptz') receivedAt: Date;
}
