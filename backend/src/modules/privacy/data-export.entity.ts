import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type DataExportStatus = 'preparing' | 'ready' | 'failed';

/** One zip with all of a person's data, stored under a key made from the id. */
@Entity('data_exports')
@Index('data_exports_one_at_a_time', ['accountId', 'askedBy'], {
  unique: true,
  where: `status = 'preparing'`,
})
@Index('data_exports_account', ['accountId', 'requestedAt'])
@Check('data_exports_status', `status IN ('preparing', 'ready', 'failed')`)
@Check('data_exports_percent', 'percent BETWEEN 0 AND 100')
@Check(
  'data_exports_ready',
  `(status = 'ready') = (size IS NOT NULL AND ready_at IS NOT NULL AND expires_at IS NOT NULL)`,
)
export class DataExport {
  @PrimaryColumn('uuid') id: string;

  /** Account id; no foreign key across modules. */
  @Column('uuid') accountId: string;

  /** The requester: the person, or a guardian, whose export has no private writing. */
  @Column('uuid') askedBy: string;

  @Column('text', { default: 'preparing' }) status: DataExportStatus;
  @Column('integer', { default: 0 }) percent: number;

  /** Size in bytes. */
  @Column('bigint', { nullable: true }) size: string | null;

  @Column('timestamptz') requestedAt: Date;
  @Column('timestamptz', { nullable: true }) readyAt: Date | null;
  @Column('timestamptz', { nullable: true }) expiresAt: Date | null;
}

/** A member's request to be erased. Canceling and erasing both start by deleting this row, so only one of them happens. */
@Entity('account_deletions')
export class AccountDeletion {
  /** Account id; no foreign key across modules. One request per account. */
  @PrimaryColumn('uuid') accountId: string;

  /** Distinguishes one request from a later one. */
  @Column('uuid') id: string;

  @Column('timestamptz') scheduledAt: Date;
  @Index('account_deletions_due') @Column('timestamptz') erasesAt: Date;
}
