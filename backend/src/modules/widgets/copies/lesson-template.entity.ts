import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { LessonSnapshot } from '../revisions/lesson-snapshot.js';

/** A template for new lessons: the contents of a lesson when the coach saved it. */
@Entity('lesson_templates')
@Unique('lesson_templates_name', ['name'])
export class LessonTemplate {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: 120 }) name: string;
  @Column('jsonb') content: LessonSnapshot;
  @Column('timestamptz') createdAt: Date;
}
