import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/**
 * A certificate, one per person and course, under an unguessable code. Its facts stay as they were: renaming the course
 * or undoing a lesson changes nothing. Only the name is updated when the member requests it again.
 */
@Entity('certificates')
@Unique('certificates_one_per_course', ['accountId', 'courseId'])
export class Certificate {
  @PrimaryColumn('varchar', { length: 14 }) code: string;
  @Column('uuid') accountId: string;
  @Column('uuid') courseId: string;
  @Column('varchar', { length: 100 }) name: string;
  @Column('varchar', { length: 160 }) courseTitle: string;
  @Column('varchar', { length: 120 }) coachName: string;

  /** Day in the member's time zone. */
  @Column('date') completedOn: string;

  @Column('timestamptz') issuedAt: Date;
}
