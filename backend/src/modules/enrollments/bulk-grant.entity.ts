import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Result of a line; `taken_back`: the coach undid the grant. */
export const GRANT_OUTCOMES = ['given', 'already_owned', 'consent_needed', 'gone', 'taken_back'] as const;
export type GrantOutcome = (typeof GRANT_OUTCOMES)[number];

/** Products that the coach gives many students at once, in the background. */
@Entity('bulk_grants')
export class BulkGrant {
  @PrimaryColumn('uuid') id: string;

  /** Account id of the coach; no foreign key across modules. */
  @Column('uuid') startedBy: string;

  @Column('timestamptz') startedAt: Date;

  /** null: still running. */
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;

  /** True from the moment the coach undoes it. */
  @Column('boolean', { default: false }) isUndone: boolean;
}

/** One product for one student. */
@Entity('bulk_grant_lines')
@Index('bulk_grant_lines_of_account', ['accountId'])
@Check(
  'bulk_grant_lines_outcome',
  `outcome IN ('given', 'already_owned', 'consent_needed', 'gone', 'taken_back')`,
)
export class BulkGrantLine {
  @ForeignKey(() => BulkGrant, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') bulkGrantId: string;

  /** Account id; no foreign key across modules. */
  @PrimaryColumn('uuid') accountId: string;

  /** Product id; no foreign key across modules. */
  @PrimaryColumn('uuid') productId: string;

  /** null: not reached yet. */
  @Column('text', { nullable: true }) outcome: GrantOutcome | null;
}
