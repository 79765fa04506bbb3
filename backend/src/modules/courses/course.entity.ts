import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Translations } from '../../kernel/translations.js';
import { OUTLINE_LEVELS, type OutlineLevel } from './outline-levels.js';

/** Texts of the outline that have translations. */
export const PAGE_TEXTS = ['title'] as const;
export const PART_TEXTS = ['title', 'subtitle'] as const;
export const LESSON_TEXTS = [...PART_TEXTS, 'description'] as const;

export type PageTranslations = Translations<Record<(typeof PAGE_TEXTS)[number], string>>;
export type PartTranslations = Translations<Record<(typeof PART_TEXTS)[number], string>>;
export type LessonTranslations = Translations<Record<(typeof LESSON_TEXTS)[number], string>>;

/** Content of a course product. A course has the id of its product: one course, one address, one id. */
@Entity('courses')
export class Course {
  @PrimaryColumn('uuid') id: string;
  @Column('timestamptz') createdAt: Date;
}

/** The first level of a course: section > module > lesson > page. */
@Entity('sections')
@Unique('sections_position', ['courseId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class Section {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Course, { onDelete: 'CASCADE' }) @Column('uuid') courseId: string;
  @Column('integer') position: number;
  @Column('varchar', { length: 160 }) title: string;
  @Column('varchar', { length: 300 }) subtitle: string;
  @Column('jsonb', { default: {} }) translations: PartTranslations;

  /** Version: counts edits of texts and settings, not moves. */
  @Column('integer', { default: 1 }) version: number;

  /** Null: a draft. Published together with the first of its lessons, or with the course. */
  @Column('timestamptz', { nullable: true }) publishedAt?: Date | null;
}

export const LOCK_KINDS = ['date', 'days_after_enrollment', 'after_previous'] as const;
export type LockKind = (typeof LOCK_KINDS)[number];

/** A module of a section. Its lock, if any, is one of three rules (product rule 5.4); learning applies the lock to members. */
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
  @Column('jsonb', { default: {} }) translations: PartTranslations;

  /** A public image from media; no foreign key across modules. */
  @Column('uuid', { nullable: true }) thumbnailAssetId: string | null;

  @Column('text', { nullable: true }) lockKind: LockKind | null;
  @Column('timestamptz', { nullable: true }) lockDate: Date | null;
  @Column('integer', { nullable: true }) lockDays: number | null;

  @Column('integer', { default: 1 }) version: number;

  /** Null: a draft. Published together with the first of its lessons, or with the course. */
  @Column('timestamptz', { nullable: true }) publishedAt?: Date | null;
}

/** Rules for completing a lesson: once every video is completed, or at any time (product rule 5.2). */
export const COMPLETION_RULES = ['all_videos', 'by_hand'] as const;
export type CompletionRule = (typeof COMPLETION_RULES)[number];

/** A lesson of a module. Its length is the sum of its media, never typed in. */
@Entity('lessons')
@Unique('lessons_position', ['moduleId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Check('lessons_completion_rule', `completion_rule IN ('all_videos', 'by_hand')`)
export class Lesson {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => CourseModule, { onDelete: 'CASCADE' }) @Column('uuid') moduleId: string;
  @Column('integer') position: number;
  @Column('varchar', { length: 160 }) title: string;
  @Column('varchar', { length: 300, default: '' }) subtitle: string;
  @Column('varchar', { length: 2000 }) description: string;
  @Column('jsonb', { default: {} }) translations: LessonTranslations;

  /** A public image from media; no foreign key across modules. */
  @Column('uuid', { nullable: true }) thumbnailAssetId: string | null;

  /** True: visitors can open the lesson before they buy. */
  @Column('boolean') isFreePreview: boolean;

  @Column('text', { default: COMPLETION_RULES[0] }) completionRule: CompletionRule;

  @Column('integer', { default: 1 }) version: number;

  /** Null: a draft that only the coach sees. */
  @Column('timestamptz', { nullable: true }) publishedAt?: Date | null;
}

/** A page of a lesson as the coach edits it, which holds widgets. */
@Entity('lesson_pages')
@Unique('lesson_pages_position', ['lessonId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class LessonPage {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Lesson, { onDelete: 'CASCADE' }) @Column('uuid') lessonId: string;
  @Column('integer') position: number;
  @Column('varchar', { length: 160 }) title: string;
  @Column('jsonb', { default: {} }) translations: PageTranslations;
}

/** A page of a published lesson as members read it, until the coach publishes the lesson again. */
@Entity('published_pages')
@Unique('published_pages_position', ['lessonId', 'position'])
export class PublishedPage {
  /** The page it was published from, which may no longer exist. */
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Lesson, { onDelete: 'CASCADE' }) @Column('uuid') lessonId: string;
  @Column('integer') position: number;
  @Column('varchar', { length: 160 }) title: string;

  /** Null: restored by a release that knew no translations of pages. */
  @Column('jsonb', { nullable: true, default: {} }) translations: PageTranslations | null;
}

/**
 * A removed part of an outline with everything inside. Restoring it keeps the ids, so completions, notes and answers
 * are valid again. Meanwhile the widgets stay in their table, unreachable from any page.
 */
@Entity('outline_bin')
@Index('outline_bin_of_course', ['courseId', 'removedAt'])
@Check('outline_bin_level', `level IN (${OUTLINE_LEVELS.map((level) => `'${level}'`).join(', ')})`)
export class OutlineBin {
  @PrimaryColumn('uuid') id: string;
  @Column('text') level: OutlineLevel;
  @Column('uuid') courseId: string;
  @Column('uuid') parentId: string;
  @Column('integer') position: number;
  @Column('varchar', { length: 160 }) title: string;

  /** Rows by level, as they were, with the pages that members read. */
  @Column('jsonb') rows: Record<OutlineLevel | 'publishedPages', object[]>;

  @Column('timestamptz') removedAt: Date;
}
