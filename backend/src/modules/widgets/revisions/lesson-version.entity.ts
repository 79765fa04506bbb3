import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { LessonSnapshot } from './lesson-snapshot.js';
import type { WidgetType } from '../types/widget-types.js';

/** What a lesson contained before somebody went on to change it. */
@Entity('lesson_versions')
@Unique('lesson_versions_once', ['lessonId', 'version'])
export class LessonVersion {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'lesson_versions_pk' })
  id: string;

  /** A lesson (of courses, so without a foreign key). */
  @Column('uuid')
  lessonId: string;

  @Column('integer')
  version: number;

  @Column('jsonb')
  content: LessonSnapshot;

  /** Which types of widgets differ from the version before. */
  @Column('jsonb')
  changedTypes: WidgetType[];

  /** Who made it what it was (of accounts, so without a foreign key); nobody when it came with the course. */
  @Column('uuid', { nullable: true })
  savedBy: string | null;

  @Column('timestamptz')
  savedAt: Date;
}
