import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { WidgetType } from '../types/widget-types.js';
import type { LessonSnapshot } from './lesson-snapshot.js';

/**
 * Number of changes of a lesson's contents, with the latest editor. A lesson nobody has edited yet has no row: version
 * 0.
 */
@Entity('lesson_contents')
export class LessonContent {
  /** Lesson id; no foreign key across modules. */
  @PrimaryColumn('uuid') lessonId: string;

  @Column('integer') version: number;
  @Column('uuid') updatedBy: string;
  @Column('timestamptz') updatedAt: Date;

  /** Start of the current run of changes; the contents before it are in the history. */
  @Column('timestamptz') keptAt: Date;
}

/** Contents of a lesson before a change. */
@Entity('lesson_versions')
@Unique('lesson_versions_once', ['lessonId', 'version'])
export class LessonVersion {
  @PrimaryColumn('uuid') id: string;

  /** Lesson id; no foreign key across modules. */
  @Column('uuid') lessonId: string;

  @Column('integer') version: number;
  @Column('jsonb') content: LessonSnapshot;

  /** Types of the widgets that differ from the version before. */
  @Column('jsonb') changedTypes: WidgetType[];

  /** Account that saved this version; null: it came with the course. No foreign key across modules. */
  @Column('uuid', { nullable: true }) savedBy: string | null;

  @Column('timestamptz') savedAt: Date;
}
