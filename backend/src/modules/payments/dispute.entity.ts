import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { DisputeStage } from './dispute-stages.js';
import { Order } from './order.entity.js';

/** A buyer's dispute about the money of an order. The coach responds at the payment provider; the bank decides. */
@Entity('disputes')
@Unique('disputes_stripe_id', ['stripeDisputeId'])
@Index('disputes_of_order', ['orderId'])
@Check('disputes_stage', `stage IN ('inquiry', 'needs_answer', 'answered', 'won', 'lost')`)
@Check('disputes_amount', 'amount_cents > 0')
@Check('disputes_closed', `(stage IN ('won', 'lost')) = (closed_at IS NOT NULL)`)
export class Dispute {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Order) @Column('uuid') orderId: string;
  @Column('varchar', { length: 255 }) stripeDisputeId: string;
  @Column('text') stage: DisputeStage;
  @Column('integer') amountCents: number;

  /** The bank's reason, such as `fraudulent`. */
  @Column('varchar', { length: 60 }) reason: string;

  @Column('timestamptz') openedAt: Date;

  /** Deadline for the response. */
  @Column('timestamptz', { nullable: true }) answerBy: Date | null;

  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
}
