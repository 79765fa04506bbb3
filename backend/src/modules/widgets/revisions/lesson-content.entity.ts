import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often the contents of a lesson were changed, and by whom last. A lesson nobody has edited yet has no row: version 0. */
@Entity('lesson_contents')
export class LessonContent {
  /** A lesson (of courses, so without a foreign key). */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'lesson_contents_pk' })
  lessonId: string;

  @Column('integer')
  version: number;

  @Column('uuid')
  updatedBy: string;

  @Column('timestamptz')
  updatedAt: Date;

  /** When the run of changes that is going on began: what was there before it is in the history. */
  @Column('timestamptz')
  keptAt: Date;
}
