import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { CompletionRule } from './course.entity.js';
import type { ProductStatus } from '../catalog/index.js';
import { publicImageColumn } from '../media/index.js';

export interface LessonPlace {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  thumbnailUrl: string | null;
  freePreview: boolean;
  completionRule: CompletionRule;
  moduleId: string;
  courseId: string;
  courseTitle: string;
  courseStatus: ProductStatus;
}

/** Lessons and courses by id. */
@Injectable()
export class CourseOutlineQueries {
  constructor(private readonly database: Database) {}

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
