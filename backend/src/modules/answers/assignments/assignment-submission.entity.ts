import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

export const ASSIGNMENT_STATUSES = ['draft', 'handed_in', 'try_again', 'done'] as const;
export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number];

/**
 * A member's work in an assignment, with the task as it was when the work was handed in. The coach sees it once it is
 * handed in. Ids point into other modules and have no foreign key.
 */
@Entity('assignment_submissions')
@Unique('assignment_submissions_once', ['accountId', 'widgetId'])
@Index('assignment_submissions_recent', ['handedInAt'])
@Check(
  'assignment_submissions_status',
  `status IN (${ASSIGNMENT_STATUSES.map((status) => `'${status}'`).join(', ')})`,
)
@Check('assignment_submissions_state', `(status = 'draft') = (handed_in_at IS NULL)`)
export class AssignmentSubmission {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') accountId: string;
  @Column('uuid') widgetId: string;
  @Column('uuid') courseId: string;
  @Column('uuid') lessonId: string;
  @Column('text') title: string;
  @Column('text') instructions: string;
  @Column('text') status: AssignmentStatus;

  /** Time of the latest version. */
  @Column('timestamptz', { nullable: true }) handedInAt: Date | null;

  /** Grows whenever the work is handed in, taken back or answered, so that the coach never answers an older version. */
  @Column('integer') version: number;
}
