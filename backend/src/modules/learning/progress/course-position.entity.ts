import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A member's last position in a course: the lesson, its video and the whole second. */
@Entity('course_positions')
@Check('course_positions_seconds', 'position_seconds >= 0')
export class CoursePosition {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') courseId: string;
  @Column('uuid') lessonId: string;
  @Column('uuid', { nullable: true }) videoId: string | null;
  @Column('integer') positionSeconds: number;
  @Column('timestamptz') updatedAt: Date;
}
