import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Section } from './section.entity.js';

export const LOCK_KINDS = ['date', 'days_after_enrollment', 'after_previous'] as const;
export type LockKind = (typeof LOCK_KINDS)[number];

/**
 * A module of a section. Its lock, if any, is one of three rules (product rule 5.4); learning applies the lock to
 * members.
 */
@Entity('course_modules')
@Unique('course_modules_position', ['sectionId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Check(
  'course_modules_lock',
  `CASE lock_kind
    WHEN 'date' THEN lock_date IS NOT NULL AND lock_days IS NULL
    WHEN 'days_after_enrollment' THEN lock_date IS NULL AND lock_days > 0
    WHEN 'after_previous' THEN lock_date IS NULL AND lock_days IS NULL
    ELSE lock_kind IS NULL AND lock_date IS NULL AND lock_days IS NULL
  END`,
)
export class CourseModule {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Section, { onDelete: 'CASCADE' }) @Column('uuid') sectionId: string;
  @Column('integer') position: number;
  @Column('varchar', { length: 160 }) title: string;
  @Column('varchar', { length: 300 }) subtitle: string;

  /** A public image. Belongs to media; no foreign key across modules. */
  @Column('uuid', { nullable: true }) thumbnailAssetId: string | null;

  @Column('text', { nullable: true }) lockKind: LockKind | null;
  @Column('timestamptz', { nullable: true }) lockDate: Date | null;
  @Column('integer', { nullable: true }) lockDays: number | null;
}
