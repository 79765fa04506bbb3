import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { LessonDraftResponse } from './lesson-releases.dto.js';

/** Pages that count: opening an empty lesson adds a page, which changes nothing for members until it has a widget. */
const PAGES = `
  select g.id, g.lesson_id, g.title, g.translations, g.position from builder_pages g
  where g.course_id = $1 and exists (select from widgets w where w.page_id = g.id)`;
const LIVE_PAGES = `
  select g.id, g.lesson_id, g.title, g.translations, g.position from page_places g
  where g.course_id = $1 and exists (select from published_widgets w where w.page_id = g.id)`;

/** Differences between the draft and what members see, lesson by lesson. */
const DRAFTS = `
  with draft as (
    select w.*, g.lesson_id from builder_pages g join widgets w on w.page_id = g.id where g.course_id = $1
  ),
  live as (
    select w.*, g.lesson_id from page_places g join published_widgets w on w.page_id = g.id where g.course_id = $1
  ),
  widget_changes as (
    select coalesce(d.lesson_id, l.lesson_id) as lesson_id,
           count(*) filter (where l.id is null)::int as added,
           count(*) filter (where d.settings <> l.settings)::int as changed,
           count(*) filter (where d.id is null)::int as removed,
           bool_or((d.page_id, d.order_index) <> (l.page_id, l.order_index)) as moved
    from draft d full join live l on l.id = d.id and l.lesson_id = d.lesson_id
    group by 1
  ),
  page_changes as (
    select lesson_id from ((${PAGES} except ${LIVE_PAGES}) union all (${LIVE_PAGES} except ${PAGES})) differing
  ),
  found as (
    select b.id, coalesce(c.version, 0) as version, b.published_at is not null as is_published,
           coalesce(w.added, 0) as added, coalesce(w.changed, 0) as changed, coalesce(w.removed, 0) as removed,
           coalesce(w.moved, false) or b.id in (select lesson_id from page_changes) as is_rearranged,
           (select coalesce(json_agg(d.type order by g.position, d.order_index), '[]')
            from draft d join builder_pages g on g.id = d.page_id
            where d.lesson_id = b.id and d.settings = '{}') as unfilled,
           (select coalesce(json_agg(json_build_object(
              'title', coalesce(nullif(d.settings->>'title', ''), m.file_name, d.settings->>'url'),
              'problem', coalesce(m.playback_problem, 'closed_to_minors')) order by g.position, d.order_index), '[]')
            from draft d
            join builder_pages g on g.id = d.page_id
            left join media_facts m on d.type in ('video', 'audio') and m.id = (d.settings->>'mediaAssetId')::uuid
            where d.lesson_id = b.id and d.settings <> '{}'
              and (m.playback_problem is not null or d.type = 'video_link')) as warnings,
           row_number() over (order by b.section_position, b.module_position, b.position) as place
    from builder_lessons b
    left join lesson_contents c on c.lesson_id = b.id
    left join widget_changes w on w.lesson_id = b.id
    where b.course_id = $1
  )
  select id as "lessonId", version as "lessonVersion", is_published as "isPublished", added, changed, removed,
         is_rearranged as "isRearranged", unfilled, warnings
  from found
  where not is_published or added + changed + removed > 0 or is_rearranged
  order by place`;

/** Lessons of a course whose draft differs from what members see. */
@Injectable()
export class LessonDraftsQueries {
  constructor(private readonly database: Database) {}

  async list(courseId: string): Promise<LessonDraftResponse[]> {
    if (!(await this.database.one('select from course_facts where id = $1', [courseId])))
      throw notFound('Course');
    return this.database.query<LessonDraftResponse & Record<string, unknown>>(DRAFTS, [courseId]);
  }
}
