import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A sale for the next daily email to the coach; the row is deleted with that email. */
@Entity('unreported_sales')
@Index('unreported_sales_time', ['soldAt'])
export class UnreportedSale {
  @PrimaryColumn('uuid') orderId: string;
  @Column('varchar', { length: 20 }) number: string;

  /** Account of the buyer; null once the account is erased. */
  @Column('uuid', { nullable: true }) accountId: string | null;

  /** Titles of the products given, as they were at checkout. */
  @Column('text', { array: true }) titles: string[];

  @Column('boolean') hasCoaching: boolean;
  @Column('integer') amountCents: number;
  @Column('varchar', { length: 3 }) currency: string;
  @Column('timestamptz') soldAt: Date;

  /** True for a payment of a subscription after its first. */
  @Column('boolean', { default: false }) isRecurring: boolean;
}
