import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A begun free trial for the next daily email to the coach; the row is deleted with that email. */
@Entity('unreported_trials')
export class UnreportedTrial {
  @PrimaryColumn('uuid') subscriptionId: string;

  /** Account of the subscriber; null once the account is erased. */
  @Column('uuid', { nullable: true }) accountId: string | null;

  /** Title of the product. */
  @Column('text') title: string;

  @Column('timestamptz') begunAt: Date;
}
