import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/**
 * One per person and course, under a code nobody can guess. It says what was true when it was made: a course renamed
 * later, or a lesson taken back, changes nothing on it. Only the name is brought up to date when the member asks for it again.
 */
@Entity('certificates')
@Unique('certificates_one_per_course', ['accountId', 'courseId'])
export class Certificate {
  @PrimaryColumn('varchar', { length: 14, primaryKeyConstraintName: 'certificates_pk' })
  code: string;

  @Column('uuid')
  accountId: string;

  @Column('uuid')
  courseId: string;

  @Column('varchar', { length: 100 })
  name: string;

  @Column('varchar', { length: 160 })
  courseTitle: string;

  @Column('varchar', { length: 120 })
  coachName: string;

  /** The day in the member's time zone. */
  @Column('date')
  completedOn: string;

  @Column('timestamptz')
  issuedAt: Date;
}
