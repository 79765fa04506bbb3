import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A sale that the next daily mail tells the coach of; the row goes with that mail. */
@Entity('untold_sales')
@Index('untold_sales_time', ['soldAt'])
export class UntoldSale {
  /** Belongs to payments; no database key across modules. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'untold_sales_pk' })
  orderId: string;

  @Column('varchar', { length: 20 })
  number: string;

  /** The buyer; null when the account was erased meanwhile. */
  @Column('uuid', { nullable: true })
  accountId: string | null;

  /** Titles of what was given, as they were when it was ordered. */
  @Column('text', { array: true })
  titles: string[];

  @Column('boolean')
  hasCoaching: boolean;

  @Column('integer')
  amountCents: number;

  @Column('varchar', { length: 3 })
  currency: string;

  @Column('timestamptz')
  soldAt: Date;
}
