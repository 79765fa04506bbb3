import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const COMPLETION_KINDS = ['video', 'lesson', 'module', 'course'] as const;
export type CompletionKind = (typeof COMPLETION_KINDS)[number];

/**
 * A completion. Stored by id, never by position, so that reordering a course changes no member's progress. Rows are
 * only added, unless the member takes one back (product rule 5.2) or the coach resets progress. Ids point into other
 * modules and have no foreign key.
 */
@Entity('completions')
@Index('completions_of_course', ['accountId', 'courseId'])
@Check('completions_kind', `kind IN ('video', 'lesson', 'module', 'course')`)
export class Completion {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('text') kind: CompletionKind;

  /** The video (its widget), lesson, module or course. */
  @PrimaryColumn('uuid') subjectId: string;

  @Column('uuid') courseId: string;
  @Column('timestamptz') completedAt: Date;
}
