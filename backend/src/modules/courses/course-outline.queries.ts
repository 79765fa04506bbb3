import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { notFound } from '../../kernel/errors.js';
import type { ProductStatus } from '../catalog/index.js';
import { publicImageColumn } from '../media/index.js';
import type { CompletionRule, LessonTranslations } from './course.entity.js';
import type {
  CourseOutlineResponse,
  BuilderLessonResponse,
  BuilderModuleResponse,
  BuilderSectionResponse,
} from './outline.dto.js';

export interface LessonPlace {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  translations: LessonTranslations;
  thumbnailUrl: string | null;
  isFreePreview: boolean;
  completionRule: CompletionRule;
  moduleId: string;
  courseId: string;
  isPublished: boolean;
  courseTitle: string;
  courseStatus: ProductStatus;
}

/** Reads lessons and courses by id, and the outline of a course for its builder. */
@Injectable()
export class CourseOutlineQueries {
  constructor(private readonly database: Database) {}

  lesson(lessonId: string): Promise<LessonPlace | undefined> {
    return this.database.one<LessonPlace>(
      `select l.id, l.title, l.subtitle, l.description, l.translations, ${publicImageColumn('l.thumbnail_asset_id')} as "thumbnailUrl",
              l.is_free_preview as "isFreePreview", l.completion_rule as "completionRule",
              l.published_at is not null as "isPublished", m.id as "moduleId", s.course_id as "courseId", p.title as "courseTitle", p.status as "courseStatus"
       from lessons l
       join course_modules m on m.id = l.module_id
       join sections s on s.id = m.section_id
       join product_facts p on p.id = s.course_id
       where l.id = $1`,
      [lessonId],
    );
  }

  async exists(courseId: string): Promise<boolean> {
    return (await this.database.one('select from courses where id = $1', [courseId])) !== undefined;
  }

  async outline(courseId: string): Promise<CourseOutlineResponse> {
    const row = await this.database.one<CourseOutlineResponse>(
      `select c.id, p.title, p.status, p.published_at is not null as "hasBeenPublished", coalesce((${SECTIONS}), '[]') as sections,
              coalesce((${MODULES}), '[]') as modules, coalesce((${LESSONS}), '[]') as lessons
       from courses c join product_facts p on p.id = c.id where c.id = $1 and not p.is_removed`,
      [courseId],
    );
    if (!row) throw notFound('Course');
    return row;
  }

  section(id: string): Promise<BuilderSectionResponse> {
    return this.inOutline('Section', `select ${SECTION} as found from sections s where s.id = $1`, id);
  }

  module(id: string): Promise<BuilderModuleResponse> {
    return this.inOutline('Module', `select ${MODULE} as found from course_modules m where m.id = $1`, id);
  }

  /** Returns a lesson as in the outline. */
  outlineLesson(id: string): Promise<BuilderLessonResponse> {
    return this.inOutline('Lesson', `select ${LESSON} as found from lessons l where l.id = $1`, id);
  }

  private async inOutline<Node>(noun: string, sql: string, id: string): Promise<Node> {
    const row = await this.database.one<{ found: Node }>(sql, [id]);
    if (!row) throw notFound(noun);
    return row.found;
  }
}

/** The coach's lock of a module. Learning decides if the module is locked for a member. */
export type ModuleLock =
  | { kind: 'date'; date: string }
  | { kind: 'days_after_enrollment'; days: number }
  | { kind: 'after_previous' };

/** SQL for the lock of a module `alias` as a `ModuleLock`; null without one. */
export const moduleLockColumn = (alias: string): string =>
  `case when ${alias}.lock_kind is not null then json_strip_nulls(json_build_object(
     'kind', ${alias}.lock_kind, 'date', ${alias}.lock_date, 'days', ${alias}.lock_days
   )) end`;

const SECTION = `json_build_object('id', s.id, 'title', s.title, 'subtitle', s.subtitle, 'translations', s.translations, 'version', s.version)`;

const MODULE = `json_build_object(
    'id', m.id, 'sectionId', m.section_id, 'title', m.title, 'subtitle', m.subtitle,
    'translations', m.translations,
    'thumbnailUrl', ${publicImageColumn('m.thumbnail_asset_id')},
    'lock', ${moduleLockColumn('m')}, 'version', m.version
  )`;

const LESSON = `json_build_object(
    'id', l.id, 'moduleId', l.module_id, 'title', l.title, 'subtitle', l.subtitle, 'description', l.description,
    'translations', l.translations,
    'thumbnailUrl', ${publicImageColumn('l.thumbnail_asset_id')},
    'isFreePreview', l.is_free_preview, 'completionRule', l.completion_rule, 'version', l.version,
    'isPublished', l.published_at is not null,
    'pageCount', (select count(*) from lesson_pages p where p.lesson_id = l.id)
  )`;

const SECTIONS = `select json_agg(${SECTION} order by s.position) from sections s where s.course_id = c.id`;

const MODULES = `
  select json_agg(${MODULE} order by s.position, m.position)
  from sections s join course_modules m on m.section_id = s.id where s.course_id = c.id`;

const LESSONS = `
  select json_agg(${LESSON} order by s.position, m.position, l.position)
  from sections s
  join course_modules m on m.section_id = s.id
  join lessons l on l.module_id = m.id
  where s.course_id = c.id`;
