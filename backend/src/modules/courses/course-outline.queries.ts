import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { CompletionRule } from './lesson.entity.js';
import type { ProductStatus, productFacts } from '../catalog/index.js';
import { publicImageColumn, publicImageUrl } from '../media/index.js';
import { type ModuleLock, moduleLockColumn } from './module-lock.js';

export interface OutlineLesson {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  thumbnailUrl: string | null;
  freePreview: boolean;
  completionRule: CompletionRule;
}

export interface OutlineModule {
  id: string;
  title: string;
  subtitle: string;
  thumbnailUrl: string | null;
  lock: ModuleLock | null;
  lessons: OutlineLesson[];
}

export interface OutlineSection {
  id: string;
  title: string;
  subtitle: string;
  modules: OutlineModule[];
}

/** A course in its order: sections > modules > lessons. */
export interface CourseOutline {
  id: string;
  title: string;
  description: string;
  status: ProductStatus;
  thumbnailUrl: string | null;
  sections: OutlineSection[];
}

/** A lesson with its module, section and course. */
export interface LessonPlace extends OutlineLesson {
  moduleId: string;
  courseId: string;
  courseTitle: string;
  courseStatus: ProductStatus;
}

type OutlineRow = Pick<RowOf<typeof productFacts>, 'title' | 'description' | 'status' | 'thumbnailAssetId'> &
  Pick<CourseOutline, 'id' | 'sections'>;

const LESSONS = `
  select json_agg(json_build_object(
    'id', l.id, 'title', l.title, 'subtitle', l.subtitle, 'description', l.description,
    'thumbnailUrl', ${publicImageColumn('l.thumbnail_asset_id')}, 'freePreview', l.is_free_preview,
    'completionRule', l.completion_rule
  ) order by l.position)
  from lessons l where l.module_id = m.id`;

const MODULES = `
  select json_agg(json_build_object(
    'id', m.id, 'title', m.title, 'subtitle', m.subtitle,
    'thumbnailUrl', ${publicImageColumn('m.thumbnail_asset_id')},
    'lock', ${moduleLockColumn('m')},
    'lessons', coalesce((${LESSONS}), '[]')
  ) order by m.position)
  from course_modules m where m.section_id = s.id`;

const SECTIONS = `
  select json_agg(json_build_object(
    'id', s.id, 'title', s.title, 'subtitle', s.subtitle, 'modules', coalesce((${MODULES}), '[]')
  ) order by s.position)
  from sections s where s.course_id = c.id`;

/** The outlines of courses, read in one query each. */
@Injectable()
export class CourseOutlineQueries {
  constructor(private readonly database: Database) {}

  async outline(courseId: string): Promise<CourseOutline | undefined> {
    const row = await this.database.one<OutlineRow>(
      `select c.id, p.title, p.description, p.status, p.thumbnail_asset_id as "thumbnailAssetId",
              coalesce((${SECTIONS}), '[]') as sections
       from courses c join product_facts p on p.id = c.id
       where c.id = $1`,
      [courseId],
    );
    if (!row) return undefined;
    const { thumbnailAssetId, ...outline } = row;
    return { ...outline, thumbnailUrl: publicImageUrl(thumbnailAssetId) };
  }

  lesson(lessonId: string): Promise<LessonPlace | undefined> {
    return this.database.one<LessonPlace>(
      `select l.id, l.title, l.subtitle, l.description, ${publicImageColumn('l.thumbnail_asset_id')} as "thumbnailUrl",
              l.is_free_preview as "freePreview", l.completion_rule as "completionRule",
              m.id as "moduleId", s.course_id as "courseId", p.title as "courseTitle", p.status as "courseStatus"
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
}
