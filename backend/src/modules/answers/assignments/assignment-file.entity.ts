import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AssignmentSubmission } from './assignment-submission.entity.js';

/** Most files of one version. */
export const MOST_FILES = 5;

/** A file of a member's work. */
@Entity('assignment_files')
@Index('assignment_files_of_submission', ['submissionId', 'number'])
export class AssignmentFile {
  @PrimaryColumn('uuid') assetId: string;

  @Column('uuid')
  @ForeignKey(() => AssignmentSubmission, 'id', { onDelete: 'CASCADE' })
  submissionId: string;

  /** Number of the version; null: not handed in yet. */
  @Column('integer', { nullable: true }) number: number | null;

  @Column('timestamptz') addedAt: Date;
}
