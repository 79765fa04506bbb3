import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A member's request to be erased. Undoing and erasing both begin by deleting this row, so only one of them happens.
 */
@Entity('account_deletions')
export class AccountDeletion {
  /** Belongs to accounts; no foreign key across modules. One request per account. */
  @PrimaryColumn('uuid') accountId: string;

  /** Distinguishes one request from a later one. */
  @Column('uuid') id: string;

  @Column('timestamptz') scheduledAt: Date;
  @Index('account_deletions_due') @Column('timestamptz') erasesAt: Date;
}
