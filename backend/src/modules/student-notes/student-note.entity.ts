import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Max characters of a note. */
export const STUDENT_NOTE_LIMIT = 5_000;

/** The coach's note about a student, visible only to the coach (docs/decisions/the-coachs-notes.md). */
@Entity('student_notes')
@Index('student_notes_of_student', ['studentId', 'createdAt'])
@Check('student_notes_version', 'version > 0')
export class StudentNote {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') studentId: string;

  /** The first author of the note. */
  @Column('uuid') authorId: string;

  @Column('varchar', { length: STUDENT_NOTE_LIMIT }) note: string;
  @Column('boolean', { default: false }) isPinned: boolean;
  @Column('integer', { default: 1 }) version: number;
  @Column('timestamptz') createdAt: Date;

  /** Time of the latest change of the text; pinning does not count. */
  @Column('timestamptz') updatedAt: Date;
}
