import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { WIDGETS } from '../types/registry.js';
import { type MediaUsageTeller, type MediaUse, TellsMediaUse } from '../../media/index.js';

const NAMING_A_FILE = [...new Set(Object.values(WIDGETS).flatMap(({ media }) => Object.keys(media)))];

/**
 * Lists assets that widgets show, live or as drafts: as the file itself, its poster or its captions. Each lesson
 * appears once.
 */
@Injectable()
@TellsMediaUse()
export class WidgetsMediaUseQueries implements MediaUsageTeller {
  constructor(private readonly database: Database) {}

  usesOf(assetId: string): Promise<MediaUse[]> {
    return this.database.query<MediaUse & Record<string, unknown>>(
      `select distinct 'lesson' as place, p.lesson_id as id, p.lesson_title as title, p.course_id as "courseId"
       from (
         select g.lesson_id, g.lesson_title, g.course_id, w.settings
         from widgets w join builder_pages g on g.id = w.page_id
         union all
         select g.lesson_id, g.lesson_title, g.course_id, w.settings
         from published_widgets w join page_places g on g.id = w.page_id
       ) p
       where $1 in (${NAMING_A_FILE.map((field) => `p.settings->>'${field}'`).join(', ')})
       order by title, id`,
      [assetId],
    );
  }
}
