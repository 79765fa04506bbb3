import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Lesson } from './lesson.entity.js';

/** A page of a lesson, which holds widgets. */
@Entity('lesson_pages')
@Unique('lesson_pages_position', ['lessonId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class LessonPage {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Lesson, { onDelete: 'CASCADE' }) @Column('uuid') lessonId: string;
  @Column('integer') position: number;
  @Column('varchar', { length: 160 }) title: string;
}
