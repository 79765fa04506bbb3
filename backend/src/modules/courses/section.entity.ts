import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Course } from './course.entity.js';

/** The first level of a course: section > module > lesson > page. */
@Entity('sections')
@Unique('sections_position', ['courseId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class Section {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Course, { onDelete: 'CASCADE' }) @Column('uuid') courseId: string;
  @Column('integer') position: number;
  @Column('varchar', { length: 160 }) title: string;
  @Column('varchar', { length: 300 }) subtitle: string;
}
