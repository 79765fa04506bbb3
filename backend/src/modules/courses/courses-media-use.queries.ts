import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type MediaUsageTeller, type MediaUse, TellsMediaUse } from '../media/index.js';

/** Pictures of modules and lessons in the classroom. */
@Injectable()
@TellsMediaUse()
export class CoursesMediaUseQueries implements MediaUsageTeller {
  constructor(private readonly database: Database) {}

  usesOf(assetId: string): Promise<MediaUse[]> {
    return this.database.query<MediaUse>(
      `select 'module_picture' as place, m.id, m.title, s.course_id as "courseId"
       from course_modules m join sections s on s.id = m.section_id where m.thumbnail_asset_id = $1
       union all
       select 'lesson_picture', l.id, l.title, s.course_id
       from lessons l join course_modules m on m.id = l.module_id join sections s on s.id = m.section_id
       where l.thumbnail_asset_id = $1
       order by 1, 3, 2`,
      [assetId],
    );
  }
}
