import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Number of changes of a lesson's contents, with the latest editor. A lesson nobody has edited yet has no row: version
 * 0.
 */
@Entity('lesson_contents')
export class LessonContent {
  /** Belongs to courses; no foreign key across modules. */
  @PrimaryColumn('uuid') lessonId: string;

  @Column('integer') version: number;
  @Column('uuid') updatedBy: string;
  @Column('timestamptz') updatedAt: Date;

  /** Start of the current run of changes; the contents before it are in the history. */
  @Column('timestamptz') keptAt: Date;
}
