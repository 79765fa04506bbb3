import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { JOURNAL_LIMIT } from '../journal-answer.entity.js';
import { REPLY_LIMIT } from '../journal-share.entity.js';
import { AssignmentSubmission } from './assignment-submission.entity.js';

export const DECISIONS = ['try_again', 'done'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Work as it was handed in once, and the coach's answer to it. */
@Entity('assignment_versions')
@Check('assignment_versions_text', `char_length(text) BETWEEN 1 AND ${JOURNAL_LIMIT}`)
@Check(
  'assignment_versions_decision',
  `decision IN (${DECISIONS.map((decision) => `'${decision}'`).join(', ')})`,
)
@Check('assignment_versions_feedback', `char_length(feedback) <= ${REPLY_LIMIT}`)
@Check(
  'assignment_versions_answered',
  '(decision IS NULL) = (answered_at IS NULL) AND (decision IS NULL) = (feedback IS NULL)',
)
export class AssignmentVersion {
  @PrimaryColumn('uuid')
  @ForeignKey(() => AssignmentSubmission, 'id', { onDelete: 'CASCADE' })
  submissionId: string;

  @PrimaryColumn('integer') number: number;
  @Column('text', { nullable: true }) text: string | null;
  @Column('timestamptz') handedInAt: Date;
  @Column('text', { nullable: true }) decision: Decision | null;
  @Column('text', { nullable: true }) feedback: string | null;
  @Column('timestamptz', { nullable: true }) answeredAt: Date | null;
}
