import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type Edition, EDITIONS } from '../../courses/index.js';
import { type CourseExportStatus, EXPORT_STATUSES } from '../states.js';

/** A course as one zip, stored under a key made from the id. */
@Entity('course_exports')
@Index('course_exports_one_at_a_time', ['courseId'], { unique: true, where: `status = 'preparing'` })
@Index('course_exports_of_course', ['courseId', 'requestedAt'])
@Check('course_exports_edition', `edition IN (${EDITIONS.map((edition) => `'${edition}'`).join(', ')})`)
@Check('course_exports_status', `status IN (${EXPORT_STATUSES.map((status) => `'${status}'`).join(', ')})`)
@Check('course_exports_percent', 'percent BETWEEN 0 AND 100')
@Check(
  'course_exports_ready',
  `(status = 'ready') = (size IS NOT NULL AND ready_at IS NOT NULL AND expires_at IS NOT NULL)`,
)
export class CourseExport {
  @PrimaryColumn('uuid') id: string;

  /** Course id; no foreign key across modules. */
  @Column('uuid') courseId: string;

  @Column('text') edition: Edition;
  @Column('text', { default: 'preparing' }) status: CourseExportStatus;
  @Column('integer', { default: 0 }) percent: number;

  /** Size in bytes. */
  @Column('bigint', { nullable: true }) size: string | null;

  /** Names of media files whose bytes are gone. */
  @Column('text', { array: true, default: [] }) leftOut: string[];

  @Column('timestamptz') requestedAt: Date;
  @Column('timestamptz', { nullable: true }) readyAt: Date | null;
  @Column('timestamptz', { nullable: true }) expiresAt: Date | null;
}
