import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a member left a course: the lesson, the video in it and the second, in whole numbers. */
@Entity('course_positions')
@Check('course_positions_seconds', 'position_seconds >= 0')
export class CoursePosition {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'course_positions_pk' })
  accountId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'course_positions_pk' })
  courseId: string;

  @Column('uuid')
  lessonId: string;

  @Column('uuid', { nullable: true })
  videoId: string | null;

  @Column('integer')
  positionSeconds: number;

  @Column('timestamptz')
  updatedAt: Date;
}
