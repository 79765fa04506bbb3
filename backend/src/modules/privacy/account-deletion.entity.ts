import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody asked to be erased. Whoever deletes this row, the member or the job that erases, has decided: there is one winner. */
@Entity('account_deletions')
export class AccountDeletion {
  /** Of accounts, so without a foreign key. One request each. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'account_deletions_pk' })
  accountId: string;

  /** Tells one request from a later one. */
  @Column('uuid')
  id: string;

  @Column('timestamptz')
  scheduledAt: Date;

  @Index('account_deletions_due')
  @Column('timestamptz')
  erasesAt: Date;
}
