import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type MediaUsageTeller, type MediaUse, TellsMediaUse } from '../media/index.js';

/** Assets that stand for modules and lessons in the classroom. */
@Injectable()
@TellsMediaUse()
export class CoursesMediaUse implements MediaUsageTeller {
  constructor(private readonly database: Database) {}

  usesOf(assetId: string): Promise<MediaUse[]> {
    return this.database.query<MediaUse & Record<string, unknown>>(
      `select 'module_picture' as place, id, title from course_modules where thumbnail_asset_id = $1
       union all
       select 'lesson_picture', id, title from lessons where thumbnail_asset_id = $1
       order by 1, 3, 2`,
      [assetId],
    );
  }
}
