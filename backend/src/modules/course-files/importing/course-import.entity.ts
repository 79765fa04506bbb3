import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { FileProblem } from '../file-problems.js';
import { type CourseImportStatus, IMPORT_STATUSES } from '../states.js';

/** A course file that becomes a draft course. Of its bytes only the import knows, until it ends. */
@Entity('course_imports')
@Index('course_imports_latest', ['startedAt'])
@Check('course_imports_status', `status IN (${IMPORT_STATUSES.map((status) => `'${status}'`).join(', ')})`)
@Check('course_imports_percent', 'percent BETWEEN 0 AND 100')
@Check('course_imports_ready', `(status = 'ready') = (course_id IS NOT NULL)`)
export class CourseImport {
  @PrimaryColumn('uuid') id: string;

  /** Account id; no foreign key across modules. */
  @Column('uuid') startedBy: string;

  /** Title of the course in the file. */
  @Column('text') title: string;

  @Column('varchar', { length: 300 }) objectKey: string;
  @Column('text', { default: 'importing' }) status: CourseImportStatus;
  @Column('integer', { default: 0 }) percent: number;
  @Column('jsonb', { default: [] }) problems: FileProblem[];

  /** The new course; no foreign key across modules. */
  @Column('uuid', { nullable: true }) courseId: string | null;

  @Column('timestamptz') startedAt: Date;
}
